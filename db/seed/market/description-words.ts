import type { License } from "./market-types.ts";

export type TopicWords = {
  openings: string[];
  stories: string[];
  uses: string[];
  licenses: License[];
  closings: string[];
};

export const LICENSE_WORDS: Record<License, string> = {
  pessoal: "uso pessoal, em todos os seus aparelhos e impressões; não vale revender nem publicar o arquivo",
  turmas: "um professor, todas as suas turmas, impressão sem limite",
  comercial: "uso comercial em trabalhos próprios e de clientes, sem revenda do arquivo",
};

/** What authors of each topic say in their descriptions, by root category slug. */
export const DESCRIPTION_WORDS: Record<string, TopicWords> = {
  "para-a-escola": {
    openings: [
      "Feito em sala, ajustado em três turmas e enxugado até caber no bimestre.",
      "Tudo pronto para imprimir na véspera e usar na primeira aula.",
      "O material parte do que a turma já sabe e chega ao conteúdo sem susto.",
      "Cada folha tem um objetivo só, escrito no alto, para você achar rápido.",
    ],
    stories: [
      "A primeira versão nasceu num caderno, depois de uma aula que não deu certo. Troquei a explicação por uma pergunta, a pergunta virou jogo e o jogo virou este arquivo.",
      "Quem usou pediu letra maior, menos tinta e gabarito comentado. Está tudo aqui, e as próximas edições chegam na sua biblioteca sem custo.",
      "Evitei figura que só enfeita. O que está na página é para a criança tocar, riscar, recortar ou discutir com quem senta ao lado.",
      "O roteiro indica quanto tempo leva cada etapa e o que dá para cortar quando a aula encolhe por causa do ensaio da festa.",
    ],
    uses: [
      "Imprima as folhas do estudante em A4 comum. As peças de jogo rendem mais em papel 180 g, mas funcionam coladas em caixa de cereal.",
      "Leia as duas páginas iniciais, separe o material da lista e comece pela atividade de sondagem. Ela mostra por onde entrar.",
      "Em turma grande, organize cantos: enquanto um grupo joga, outro registra. As folhas já vêm pensadas para isso.",
    ],
    licenses: ["turmas"],
    closings: [
      "Ficou com dúvida sobre a adaptação para a sua turma? Pergunte na loja que respondo.",
      "Se usar, conte como foi. As melhores ideias da próxima edição vêm das avaliações.",
      "Há versão econômica em preto e branco de todas as páginas.",
    ],
  },
  "planners-e-papelaria": {
    openings: [
      "Linha fina, margem larga e nenhuma frase motivacional no rodapé.",
      "Pensado para impressora de casa: pouca tinta e corte reto.",
      "Você imprime só as páginas que vai usar, quantas vezes quiser.",
    ],
    stories: [
      "Desenhei para mim, imprimi por dois anos e fui tirando o que não servia. O que sobrou cabe na bolsa e aguenta borracha.",
      "As medidas foram conferidas em três impressoras diferentes. A margem de segurança evita que o desenho suma na borda.",
      "As peças combinam entre si: dá para usar uma só ou montar a mesa inteira com o mesmo desenho.",
    ],
    uses: [
      'Abra o PDF, escolha "tamanho real" na impressão e faça um teste em papel comum antes do papel bom.',
      "As páginas seguem a ordem de montagem. Corte pela linha cinza, dobre pela tracejada e cole só onde a aba pede.",
      "Para encadernar, imprima frente e verso virando na borda longa e fure com a régua da última página.",
    ],
    licenses: ["pessoal"],
    closings: [
      "Precisa de outro tamanho? Peça na loja: costumo responder no mesmo dia.",
      "As atualizações entram na sua biblioteca sem pagar de novo.",
      "A primeira página traz a lista de papéis e gramaturas que funcionam.",
    ],
  },
  "arte-e-ilustracao": {
    openings: [
      "Desenhado à mão, digitalizado em alta e limpo com calma.",
      "Arquivos nomeados, camadas separadas e cor fiel na impressão.",
      "Um conjunto que funciona inteiro ou peça por peça.",
    ],
    stories: [
      "O caderno de campo deu a forma; a mesa de luz deu o contorno. Mantive as pequenas falhas da mão porque é delas que eu gosto.",
      "As cores vêm de uma paleta de doze tintas e conversam entre si. Na última página há os códigos para usar no seu trabalho.",
      "Testei em papel comum, papel de aquarela, tecido e tela. O resultado muda pouco e está fotografado no guia.",
    ],
    uses: [
      "Abra no programa que preferir: os arquivos não dependem de fonte nem de efeito. O fundo é transparente onde faz sentido.",
      "Para colorir com aquarela, imprima em papel de 180 g ou mais e espere a tinta da impressora secar uma hora.",
      "Comece pelo arquivo de visão geral, que mostra todas as peças com nome e medida.",
    ],
    licenses: ["comercial", "comercial", "pessoal"],
    closings: [
      "Vai usar em livro ou embalagem? Escreva para combinarmos a licença estendida.",
      "Mostre o resultado na avaliação: adoro ver onde os desenhos foram parar.",
      "Novas peças desta série entram aqui sem custo para quem já comprou.",
    ],
  },
  "fontes-e-icones": {
    openings: [
      "Desenho regular, nomes em português e nada de nó sobrando.",
      "Feito na mesma grade para que tudo se alinhe sem ajuste.",
      "Testado em tela pequena, em placa e em papel de pão.",
    ],
    stories: [
      "Comecei fotografando fachadas e cadernos de pedido. O que se repetia virou regra, e a regra virou este arquivo.",
      "Cada peça foi conferida em 16, 24 e 64 pixels, no claro e no escuro. Onde sumia detalhe, redesenhei.",
      "Todos os acentos do português foram desenhados, não montados: o til respeita a letra que está embaixo.",
    ],
    uses: [
      "Descompacte, leia o guia de uma página e arraste para o seu programa. Não há nada para instalar além do que está indicado.",
      "Use a folha de referência para achar a peça pelo nome e copie só o que precisa.",
      "Mantenha a medida original ou seus múltiplos para o traço cair no pixel.",
    ],
    licenses: ["comercial"],
    closings: [
      "Faltou um desenho? Peça: a próxima edição sai da lista de pedidos.",
      "Quem já comprou recebe as novas versões na biblioteca.",
      "Compatível com os programas livres e com os pagos.",
    ],
  },
  "audio-e-musica": {
    openings: [
      "Gravado com calma, editado sem exagero e pronto para usar.",
      "Nome de arquivo que se entende, volume nivelado e silêncio nas pontas.",
      "Para tocar junto, para editar ou para deixar de fundo.",
    ],
    stories: [
      "Levei o gravador para a rua às cinco da manhã e voltei com mais som do que cabia. Escolhi o que conta alguma coisa em poucos segundos.",
      "Revisei tudo com fone e com a caixinha do celular, porque é assim que muita gente vai ouvir.",
      "As melodias são autorais ou estão em domínio público. A ficha traz andamento, tom e o que foi usado.",
    ],
    uses: [
      "Arraste para a linha do tempo: os arquivos já vêm com respiro de meio segundo antes e depois.",
      "Comece pelo áudio lento, marque as passagens difíceis e só então suba o andamento.",
      "Para repetir em laço, ligue a repetição do seu programa. O corte cai no tempo forte.",
    ],
    licenses: ["comercial"],
    closings: [
      "Precisa do multicanal? Escreva para a loja com o nome da faixa.",
      "O PDF traz a ficha de cada arquivo, com duração e lugar da gravação.",
      "Ouça a prévia antes: é um trecho real, sem tratamento extra.",
    ],
  },
  "planilhas-e-negocios": {
    openings: [
      "Português claro, exemplo preenchido e nada escondido atrás de senha.",
      "Feito com quem trabalha por conta, testado em mês bom e em mês ruim.",
      "Você preenche o que está em amarelo e o resto se calcula.",
    ],
    stories: [
      "Nasceu na mesa de uma cliente que vendia muito e não via o dinheiro. Em duas semanas ela sabia quanto custava cada encomenda.",
      "Cortei termos técnicos, juntei abas e escrevi uma nota ao lado de cada campo que costuma dar dúvida.",
      "Serve para começar hoje e para conversar com contador ou advogada amanhã: os números e as palavras são os que eles usam.",
    ],
    uses: [
      'Faça uma cópia do arquivo, leia a página "Comece aqui" e apague o exemplo quando se sentir à vontade.',
      "Abre em LibreOffice, Excel e Google Planilhas ou Documentos. No celular, use a aba simplificada.",
      "Reserve quarenta minutos para o primeiro preenchimento. Depois são cinco por dia.",
    ],
    licenses: ["comercial", "pessoal"],
    closings: [
      "Mudou a regra ou a alíquota? A nova edição chega na sua biblioteca.",
      "Dúvida de preenchimento se responde na loja, em até um dia útil.",
      "O modelo orienta, mas não substitui uma consulta no seu caso.",
    ],
  },
  "costura-e-bordado": {
    openings: [
      "Cada etapa tem foto, medida e o erro que quase todo mundo comete.",
      "Testado por seis pessoas, da primeira máquina à oficina.",
      "Tamanho real, margem incluída e marcações que batem.",
    ],
    stories: [
      "Fiz a peça quatro vezes antes de escrever a receita. Na quinta, segui o meu próprio texto sem olhar para o lado, e deu certo.",
      "A lista de material traz o que se acha em armarinho de bairro e o que pode ser trocado sem estragar o resultado.",
      "O avesso também foi pensado: a ordem das etapas deixa o acabamento limpo sem máquina especial.",
    ],
    uses: [
      "Imprima a primeira página e confira o quadrado de teste: ele precisa medir 5 cm. Só depois imprima o resto em tamanho real.",
      "Leia até o fim antes de cortar. As etapas marcadas com um ponto podem esperar para o dia seguinte.",
      "Comece pelo tamanho menor para sentir o caimento e anote a tensão da sua linha.",
    ],
    licenses: ["pessoal", "comercial"],
    closings: [
      "Travou numa etapa? Mande a foto na pergunta e eu olho.",
      "Os tamanhos foram conferidos em corpo real, não só em manequim.",
      "A tabela de cores traz duas marcas de linha fáceis de achar.",
    ],
  },
  "e-books": {
    openings: [
      "Capítulos curtos, letra confortável e índice que leva aonde diz.",
      "Para ler no ônibus, na cozinha ou na cama, em qualquer tela.",
      "Edição revista, com fonte grande e boa margem no PDF.",
    ],
    stories: [
      "Escrevi como quem responde carta: uma dúvida por vez, com o que eu faria no seu lugar.",
      "O texto passou por três leituras em voz alta. O que engasgou, saiu.",
      "Juntei o que aprendi errando e o que me ensinaram na beira do fogão, do canteiro e da mesa.",
    ],
    uses: [
      "O EPUB abre no celular e no leitor eletrônico; o PDF é para imprimir ou anotar em cima.",
      "Pode começar por qualquer capítulo. O que depende de outro vem avisado na primeira linha.",
      "Marque as páginas que usar mais: no fim há um índice por situação.",
    ],
    licenses: ["pessoal"],
    closings: [
      "Correções e acréscimos chegam sem custo na sua biblioteca.",
      "Gostou de um trecho? Cite com o nome de quem escreveu.",
      "O livro não tem trava: é seu, para guardar.",
    ],
  },
};
