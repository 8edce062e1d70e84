import { brand } from "#kit/brand/brand.ts";
import { TERMS_VERSION } from "#modules/accounts/terms/version.ts";
import type { Policy } from "../rules/policy.ts";

/** What everybody agrees to by opening an account, buying or selling. */
export const termsOfUse: Policy = {
  slug: "termos-de-uso",
  title: "Termos de uso",
  get lead() {
    return `O que ${brand.the} faz, o que você pode esperar e o que esperamos de quem compra e de quem vende.`;
  },
  changes: [
    {
      version: TERMS_VERSION,
      since: "2026-11-28",
      what: "Usa palavras mais simples, as mesmas das telas: verificação em duas etapas, reembolso, análise pela equipe. O que vale não mudou.",
    },
    {
      version: "2026-11.4",
      since: "2026-11-27",
      what: "O carimbo com o nome de quem comprou pode estar em outros arquivos além de PDFs. O que vale não mudou.",
    },
    {
      version: "2026-11.3",
      since: "2026-11-25",
      what: "O prazo para desistir, quando conta do primeiro download, não passa de 30 dias do pagamento.",
    },
    {
      version: "2026-11.2",
      since: "2026-11-23",
      what: "O primeiro resumo começa pelo nome de quem opera a feira. O que vale não mudou.",
    },
    {
      version: "2026-11",
      since: "2026-11-22",
      what: "Primeira publicação do texto completo: compra, licenças, desistência, venda, conduta e fim da conta.",
    },
  ],
  write: (f) => [
    {
      id: "quem-somos",
      title: "Quem somos e o que estes termos são",
      summary: `${f.company} opera ${brand.the}. Ao abrir uma conta ou comprar, você aceita este texto.`,
      body: [
        `${brand.The} é um site em que autores independentes vendem arquivos digitais: planos de aula, planilhas, moldes, fontes, áudios, livros. Quem a opera é ${f.company}, CNPJ ${f.cnpj}, ${f.address}, e-mail [${f.email}](mailto:${f.email}).`,
        `Estes termos valem entre você e ${brand.the}. Aceita-os quem abre uma conta, finaliza uma compra, mesmo sem senha, ou envia uma solicitação para vender. A versão aceita fica guardada com a conta e com cada pedido, e o texto de cada versão fica guardado como foi lido.`,
        "Fazem parte destes termos a [política de pagamentos](/politica-de-pagamentos) e a [política de privacidade](/politica-de-privacidade). Nada aqui diminui um direito que a lei brasileira lhe dá; se parecer que diminui, vale a lei.",
      ],
    },
    {
      id: "papel",
      title: "Quem vende é o autor; nós operamos o site",
      summary: `O material é do autor e a venda é dele. ${brand.The} cuida da vitrine, do pagamento, da entrega e dos reembolsos.`,
      body: [
        "Cada material é oferecido pelo autor da loja, que responde pelo que fez, pela descrição e pelos direitos do que vende. O nome da loja e de quem assina estão na página do material, no pedido e no recibo.",
        `${brand.The} apresenta os materiais, recebe o pagamento por meio da Pagar.me, entrega os arquivos, guarda a prova da compra, aplica as regras de reembolso e transmite mensagens entre quem compra e quem vende. Diante de quem compra, respondemos por essas tarefas e, com o autor, pelo que o Código de Defesa do Consumidor manda.`,
      ],
    },
    {
      id: "conta",
      title: "Sua conta",
      summary: "Uma conta por pessoa, com dados verdadeiros. Você cuida do acesso, nós avisamos de entradas novas.",
      body: [
        "Para comprar bastam nome, e-mail e CPF ou CNPJ. Um e-mail que ainda não conhecemos ganha uma conta, em que dá para entrar com um código enviado por e-mail; senha, chave de acesso e verificação em duas etapas são opcionais, e a verificação em duas etapas é exigida antes do primeiro saque.",
        "Você pode comprar se tiver 18 anos ou mais, ou com a autorização de quem responde por você. Para vender é preciso ter 18 anos ou mais.",
        {
          list: [
            "Os dados da conta devem ser seus e verdadeiros.",
            "Quem entra na sua conta age em seu nome. Se desconfiar de algo, troque a senha e encerre as sessões em [Configurações](/painel/configuracoes?aba=seguranca): vale na hora.",
            "Não se compra nem se vende conta, nem se usa a de outra pessoa.",
          ],
        },
      ],
    },
    {
      id: "compra",
      title: "Comprar",
      summary: "O preço mostrado é o que se paga, sem taxa no fim. Pago o pedido, os arquivos abrem na hora.",
      body: [
        "O preço, o desconto, a parcela e os juros aparecem antes do botão de pagar, e o botão diz o valor. Não há taxa acrescentada a quem compra. O pedido guarda o preço que você viu: se ele mudar antes de pagar, nada é cobrado e mostramos os dois valores.",
        "O contrato se completa quando o pagamento é confirmado. Daí em diante os arquivos ficam na sua [biblioteca](/painel/pedidos), para baixar quantas vezes precisar, e o recibo vai para o seu e-mail com a lista do que foi comprado e a versão destes termos.",
        "Um material que sai de venda continua com quem o comprou. Versões novas que o autor publicar do mesmo material também são suas, sem pagar de novo.",
      ],
    },
    {
      id: "licenca",
      title: "O que você pode fazer com o que comprou",
      summary: "Você compra uma licença de uso, não a obra. A licença escolhida diz o que vale; revender o arquivo nunca vale.",
      body: [
        "A obra continua do autor. O pedido guarda a licença que você escolheu, com as palavras da página do material:",
        {
          list: [
            "Uso pessoal: imprimir e usar quantas vezes quiser, em casa ou nos estudos.",
            "Minhas turmas: tudo isso, e usar em aula com todas as suas turmas e entregar cópias em papel aos alunos. Cada professor tem a sua licença.",
            "Uso comercial: tudo isso, e usar em produtos e trabalhos que você vende ou entrega a clientes, como parte do que cria.",
          ],
        },
        "Em nenhuma delas vale revender, doar ou publicar na internet o arquivo como ele é. Alguns arquivos levam, nas cópias baixadas, um carimbo com o nome de quem comprou e um código; a página do material avisa antes. Tirar o carimbo para repassar o arquivo viola a licença.",
        "Os usos que a lei permite sem autorização do autor (Lei 9.610/1998, art. 46) continuam permitidos.",
      ],
    },
    {
      id: "desistencia",
      title: "Desistência e reembolso",
      summary: `${f.withdrawalRightDays} dias para desistir, sem dizer o motivo, com um botão. Defeito e material diferente do descrito têm prazo maior.`,
      body: [
        `Você pode desistir de qualquer compra paga em até ${f.withdrawalRightDays} dias contados do pagamento ou do primeiro download, se ele vier depois e nunca além de ${f.withdrawalRightLatestDays} dias do pagamento (Código de Defesa do Consumidor, art. 49), mesmo que já tenha baixado os arquivos. O botão fica na página do pedido; o valor volta inteiro e os arquivos saem da biblioteca. Se a loja der um prazo maior que o da lei, ele aparece antes da compra e fica gravado no pedido.`,
        `Se um arquivo não abre ou veio incompleto, diga em até ${f.problemDays} dias; se o material não é o que estava descrito, em até ${f.notAsDescribedDays} dias. Os passos e os prazos estão na [política de pagamentos](/politica-de-pagamentos#problema).`,
        `Quem desiste depois de baixar mais de ${f.freeRegrets} vezes em 90 dias tem os pedidos seguintes analisados pela nossa equipe antes do reembolso. O direito é o mesmo; só a análise é feita antes.`,
      ],
    },
    {
      id: "vender",
      title: "Vender",
      summary: "Você continua dono do que faz. Precisa ter direito sobre tudo o que está no arquivo e descrevê-lo como ele é.",
      body: [
        `Para abrir uma loja, envie a solicitação em [Quero ser autor](/quero-ser-autor). Respondemos em até ${f.applicationAnswer}; se for recusada, ela pode ser refeita depois de ${f.retryDays} dias. Aprovada a loja, é preciso o cadastro de recebedor na Pagar.me para vender e para sacar.`,
        `Ao publicar, você declara que é o autor ou tem autorização por escrito para vender, inclusive fontes, imagens e músicas de outras pessoas que estejam no arquivo. Você autoriza ${brand.the} a mostrar, guardar, entregar e anunciar o material enquanto estiver à venda, e a continuar entregando-o a quem já comprou. Nada mais: a obra é sua e você pode vendê-la onde quiser.`,
        `O preço é seu, entre ${f.leastPrice} e ${f.mostPrice}, ou grátis. A comissão, o prazo para o dinheiro ficar livre e o saque estão na [política de pagamentos](/politica-de-pagamentos#comissao). O percentual de cada venda fica gravado no pedido.`,
        "Você emite a nota fiscal do que vende quando a lei exigir, responde pelos seus impostos e responde às mensagens de quem comprou. Dados de quem compra só podem ser usados para atender aquela compra.",
      ],
    },
    {
      id: "proibido",
      title: "O que não pode ser vendido nem publicado",
      summary: "Obra alheia, conteúdo revendido, promessas de dinheiro ou de cura, nada ilegal e nada que fira alguém.",
      body: [
        {
          list: [
            "Obra, personagem, marca, fonte, música ou foto de outra pessoa sem autorização, inclusive “inspirados” que se confundem com o original.",
            "Arquivos comprados prontos para revenda (PLR, pacotes com “direito de revenda”), cópias de livros e apostilas, provas e gabaritos vazados.",
            "Programas, senhas, contas, códigos de ativação, bases de dados de pessoas.",
            "Promessas de ganho financeiro, aprovação garantida, cura ou emagrecimento; receitas médicas e documentos falsos.",
            "Conteúdo sexual, e qualquer conteúdo que sexualize criança ou adolescente, que é denunciado à polícia.",
            "Discriminação, ameaça, incitação à violência, armas, drogas e tudo o que a lei proíbe.",
            "Arquivos com vírus, programas escondidos ou código que age sozinho.",
            "Avaliações compradas, combinadas ou escritas por quem vende; pedidos de pagamento fora do site.",
          ],
        },
      ],
    },
    {
      id: "conduta",
      title: "Avaliações, perguntas, mensagens e denúncias",
      summary:
        "Só avalia quem comprou e baixou. Avaliações, perguntas e mensagens são conferidas, e qualquer pessoa pode denunciar.",
      body: [
        `Dá para avaliar até ${f.reviewDays} dias depois do primeiro download, e dá para mudar o texto por ${f.reviewEditDays} dias. Uma avaliação verdadeira não é tirada do ar porque desagrada; o autor pode responder uma vez.`,
        "Textos com contato, documento ou ofensa são analisados pela nossa equipe antes de aparecer. Quem recebe uma decisão nossa recebe também o motivo e pode pedir revisão respondendo à mensagem.",
        "Há um botão de denunciar em cada material, loja, avaliação, pergunta, perfil e lista. Quem tem direitos sobre uma obra publicada sem autorização pode usar esse botão ou [escrever para nós](/ajuda/contato), dizendo qual é a obra, onde está e como prova que é sua.",
      ],
    },
    {
      id: "suspensao",
      title: "Quando tiramos algo do ar ou suspendemos uma conta",
      summary:
        "Sempre com o motivo, na medida do que aconteceu e com direito a recurso. Dinheiro e compras já feitas não se perdem.",
      body: [
        "Podemos tirar um material do ar, reter uma avaliação, segurar um saque ou suspender uma conta de comprar, vender ou sacar, quando houver violação destes termos, fraude, ordem judicial ou risco para outras pessoas. A pessoa recebe o motivo e o caminho para recorrer; a suspensão diz o que ela impede.",
        "Quem está suspenso de vender continua vendo as suas vendas e o seu saldo. O que é devido a alguém continua devido, salvo o que tiver de voltar a quem pagou.",
      ],
    },
    {
      id: "responsabilidade",
      title: "Até onde respondemos",
      summary:
        "Cuidamos do serviço e corrigimos o que falha. Não prometemos que nunca vai parar, nem o resultado do que você compra.",
      body: [
        "Trabalhamos para que o site fique no ar, os arquivos se conservem e cada centavo fique registrado. Ainda assim um serviço na internet pode parar; quando parar, o que estava em andamento é retomado, e nenhum pagamento é cobrado duas vezes.",
        "Um material de estudo não promete aprovação, uma planilha não substitui um contador, o resultado de um molde depende de quem costura. O autor responde pelo que descreveu.",
        "Nada disso afasta a responsabilidade que o Código de Defesa do Consumidor atribui a quem vende e a quem intermedeia.",
      ],
    },
    {
      id: "fim",
      title: "Encerrar a conta",
      summary: "Você sai quando quiser, com cópia dos seus dados. O que a lei manda guardar fica criptografado.",
      body: [
        "Em [Configurações, Privacidade](/painel/configuracoes?aba=privacidade) você baixa uma cópia de tudo e pede a exclusão da conta. Há sete dias para voltar atrás. Se houver pedido em aberto, reembolso, contestação, saldo ou saque, a exclusão espera até se resolver, e a tela diz qual.",
        "Com a exclusão, a biblioteca fecha e, para quem vende, a loja fecha. O que já foi comprado continua com quem comprou.",
      ],
    },
    {
      id: "mudancas",
      title: "Mudanças, lei e foro",
      summary: "Uma versão nova é publicada aqui com data e com o que mudou. Pedidos antigos seguem a versão deles.",
      body: [
        "Se este texto mudar, a versão nova aparece aqui com a data e o que mudou. Uma mudança que diminua um direito é publicada ao menos 30 dias antes de valer. Cada pedido continua regido pela versão aceita quando foi feito.",
        "Vale a lei brasileira. O consumidor pode processar no foro de onde mora. Antes disso, [escreva para nós](/ajuda/contato): respondemos, e o registro da conversa fica com você. Também existe o consumidor.gov.br.",
      ],
    },
  ],
};
