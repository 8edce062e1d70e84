import { brand } from "#kit/brand/brand.ts";
import type { Article } from "../rules/article.ts";

/** For authors: the shop. */
export const SELLING: Article[] = [
  {
    slug: "como-vender",
    get title() {
      return `Como vender ${brand.in}?`;
    },
    category: "vender",
    keywords: "ser autor abrir loja cadastro vendedor comecar criar",
    isFrequent: true,
    related: ["quanto-custa-vender", "publicar-material", "cadastro-para-receber"],
    write: (f) => [
      {
        steps: [
          "Leia em [Quero ser autor](/quero-ser-autor) o que pedimos e quanto fica com você.",
          `Envie a solicitação. São uns dez minutos, tudo se salva, e a resposta vem em até ${f.applicationAnswer}.`,
          "Enquanto espera, prepare até três materiais.",
          "Aprovada a loja, faça o cadastro para receber e publique.",
        ],
      },
      `Faltou algo? Pedimos o ajuste item por item. Recusada, a solicitação pode ser refeita depois de ${f.retryDays} dias.`,
    ],
  },
  {
    slug: "quanto-custa-vender",
    get title() {
      return `Quanto ${brand.the} cobra de quem vende?`;
    },
    category: "vender",
    keywords: "comissao taxa porcentagem mensalidade custo tarifa percentual",
    isFrequent: true,
    related: ["quando-o-dinheiro-fica-livre"],
    write: (f) => [
      `Nada para abrir e nada por mês. De cada material pago, ${f.commission} do que foi pago depois do desconto, no mínimo ${f.leastCommission}. Quando a pessoa chega pelo seu link ou usa um cupom que você divulgou, ${f.ownCommission}.`,
      "Uma loja, uma categoria ou um material podem ter outra comissão combinada. A sua está em [Configurar pagamentos](/painel/configurar-pagamentos), e qualquer mudança chega por e-mail.",
      `O custo do pagamento sai da parte ${brand.of}. O valor que aparece ao escolher o preço é o que você recebe. A conta inteira está na [política de pagamentos](/politica-de-pagamentos#comissao).`,
    ],
  },
  {
    slug: "publicar-material",
    title: "Como publicar um material?",
    category: "vender",
    keywords:
      "cadastrar produto adicionar arquivo capa imagens fotos previa preco publicar enviar upload link canva drive notion quebrado",
    related: ["agendar-e-versoes", "precos-e-licencas", "material-nao-aparece"],
    write: (f) => [
      {
        steps: [
          "Em [Materiais](/painel/produtos), comece um novo e arraste os arquivos. O envio continua de onde parou se a rede cair.",
          "Escreva título e descrição, escolha a categoria e as características.",
          "Escolha a capa e as páginas da prévia, que saem do próprio PDF. Se quiser, adicione até oito imagens suas: o material aberto, impresso, em uso.",
          `Diga o preço de cada licença, entre ${f.leastPrice} e ${f.mostPrice}, ou grátis. O que você recebe aparece ao lado.`,
          "Confira a lista do que falta e toque em Publicar material. Ele aparece na busca em segundos.",
        ],
      },
      "No lugar de um arquivo, ou junto com ele, dá para vender um link do Canva, do Google Drive, do Notion e de outros sites: a lista inteira aparece em Adicionar um link. Na página do material, quem vai comprar lê em que site ele abre; o endereço só aparece para quem comprou. Deixe o link aberto para quem tem o endereço.",
      "De tempos em tempos conferimos se o link abre. Se o site responder que o endereço não existe três vezes, em dias seguidos, avisamos você no sino e por e-mail. Adicione o link certo, remova o outro e publique de novo: quem comprou recebe o novo. Se o link voltar a abrir, toque em Conferir de novo, e o aviso sai.",
      "O rascunho é salvo automaticamente. Você declara que é o autor, ou que tem autorização para cada fonte, imagem ou música que não fez.",
    ],
  },
  {
    slug: "precos-e-licencas",
    title: "Como definir preços, licenças e promoções?",
    category: "vender",
    keywords: "preco licenca promocao desconto reajuste em massa planilha",
    related: ["criar-cupom", "quanto-custa-vender"],
    write: () => [
      "Cada material pode ter até três licenças, cada uma com o seu preço: uso pessoal, minhas turmas e uso comercial. A mais ampla nunca custa menos.",
      "Em [Materiais](/painel/produtos) dá para marcar vários e mudar os preços de uma vez, vendo antes como cada um fica. Promoções com começo e fim estão em [Cupons e promoções](/painel/cupons?aba=promocoes).",
      "O preço riscado é sempre o menor dos 30 dias anteriores. Não dá para subir antes e riscar depois.",
    ],
  },
  {
    slug: "criar-cupom",
    title: "Como criar um cupom?",
    category: "vender",
    keywords: "cupom codigo desconto limite usos validade divulgar link",
    related: ["precos-e-licencas"],
    write: (f) => [
      "Em [Cupons e promoções](/painel/cupons), toque em Criar cupom. Escolha o código, o desconto, os materiais, o período e o limite de usos. A tela mostra como fica o preço de cada material.",
      `Divulgue o link do cupom: quem chega por ele já tem o desconto, e a comissão da venda cai para ${f.ownCommission}. Um cupom pausado ou encerrado guarda os seus números.`,
      `Às vezes ${brand.the} dá um cupom próprio. Esse desconto sai da comissão: você recebe o mesmo, e o pedido mostra quanto foi por conta ${brand.of}.`,
    ],
  },
  {
    slug: "agendar-e-versoes",
    title: "Como agendar, corrigir ou atualizar um material à venda?",
    category: "vender",
    keywords: "agendar publicacao versao atualizar corrigir avisar compradores editar",
    related: ["publicar-material"],
    write: () => [
      "Para agendar, escolha dia e hora no lugar de publicar agora: sai o que estiver salvo na hora.",
      "O que você muda num material à venda só aparece quando publica de novo. Trocar arquivos cria uma versão: quem comprou recebe, e você pode avisar essas pessoas, no máximo uma vez por dia em cada material.",
    ],
  },
  {
    slug: "material-nao-aparece",
    title: "Por que meu material não aparece na busca?",
    category: "vender",
    keywords: "nao aparece busca sumiu pausado rascunho invisivel loja fechada",
    related: ["publicar-material", "cadastro-para-receber"],
    write: () => [
      {
        list: [
          "Confira em [Materiais](/painel/produtos) se ele está publicado, e não em rascunho, pausado ou agendado.",
          "Veja se a loja não está fechada por uns dias em [Minha loja](/painel/minha-loja).",
          "O cadastro para receber precisa estar aceito: sem ele não se vende.",
          `Se ${brand.the} o tirou do ar, o motivo está no seu e-mail, e dá para responder.`,
        ],
      },
    ],
  },
  {
    slug: "pacotes-e-planilha",
    title: "Como vender um pacote ou enviar muitos materiais de uma vez?",
    category: "vender",
    keywords: "pacote kit combo importar planilha csv massa lote duplicar",
    related: ["publicar-material"],
    write: () => [
      "Um pacote junta até 20 materiais seus por um preço. Quem já tem algum deles é avisado antes de comprar.",
      "Para muitos materiais, use [Importar planilha](/painel/produtos/importar): você confere linha por linha antes de criar os rascunhos, e depois adiciona os arquivos de cada um.",
    ],
  },
  {
    slug: "atender-quem-comprou",
    title: "Como responder perguntas, mensagens e avaliações?",
    category: "vender",
    keywords: "responder cliente pergunta mensagem avaliacao negativa atendimento suporte",
    related: ["venda-devolvida"],
    write: (f) => [
      "Perguntas de antes da compra estão em [Perguntas](/painel/avaliacoes/perguntas), mensagens na página de cada venda, avaliações em [Avaliações](/painel/avaliacoes). Cada avaliação pode ter uma resposta sua.",
      `Quando alguém relata um problema você tem ${f.authorDays} dias para responder; depois disso nossa equipe pode decidir, e sem resposta o reembolso é automático.`,
    ],
  },
];
