export const POEMS: readonly { title: string; verses: string[] }[] = [
  {
    title: "Água no fogo",
    verses: ["Ponho a água no fogo", "e o dia fica em volta.", "Ferver é um jeito", "de a água dar resposta."],
  },
  {
    title: "Quintal",
    verses: ["A goiabeira não sabe", "que é minha.", "Deixa cair as goiabas", "dos dois lados do muro", "e dorme sozinha."],
  },
  {
    title: "Varal",
    verses: [
      "Entre dois postes",
      "a camisa conversa com o lençol.",
      "Dizem coisas de vento,",
      "coisas de sol.",
      "Quem recolhe a roupa",
      "dobra o assunto.",
    ],
  },
  { title: "Caderno", verses: ["Escrevi teu nome", "na última página", "para o caderno inteiro", "ter para onde ir."] },
  { title: "Feira", verses: ["O homem do abacaxi", "canta um verso só.", "A fila aprende", "e volta em dó."] },
  { title: "Domingo", verses: ["A casa cheira a alho", "desde a porta.", "Quem chega tarde", "pede desculpa à panela."] },
  {
    title: "Ponto de ônibus",
    verses: ["Todo mundo espera junto", "e cada um sozinho.", "Quando ele vem,", "a gente se despede", "sem ter se conhecido."],
  },
  { title: "Linha", verses: ["Minha avó enfiava a agulha", "na primeira vez.", "Dizia que o segredo", "era não querer."] },
];

export const TALES: readonly { title: string; paragraphs: string[] }[] = [
  {
    title: "Plataforma 9",
    paragraphs: [
      "O ônibus das 22h40 só saía cheio, e naquela noite faltava um passageiro. O motorista leu o jornal duas vezes. Uma senhora repartiu tangerina com a fileira da frente. O cobrador contou a história do cachorro que sabia descer em Pirapora.",
      "Às onze e dez chegou um rapaz com uma gaiola coberta por um pano. Sentou na última poltrona e pediu silêncio com o dedo. O ônibus ligou o motor. Debaixo do pano, um canário começou a cantar como se fosse de manhã.",
      "Ninguém dormiu até Montes Claros. Ninguém reclamou. Na parada do café, a senhora da tangerina perguntou o nome do bicho. O rapaz levantou o pano: a gaiola estava vazia.",
    ],
  },
  {
    title: "A menina e o barulho do corredor",
    paragraphs: [
      "A casa guardava barulhos. O da geladeira ficava atrás da porta; o do trem, debaixo da escada. Mas havia um que só aparecia às quartas, no corredor, e parecia alguém arrastando um móvel leve.",
      "Nina resolveu esperar por ele com uma lanterna e um caderno. Anotou: 19h02, nada. 19h15, o gato. 19h31, o barulho. Vinha do armário dos casacos, do fundo, onde ficava o casaco do avô.",
      "No bolso havia um bonde de lata, com corda. Todas as quartas, às sete e meia, o avô chegava do trabalho e dava corda no bonde. O bonde ainda não sabia que o avô tinha parado de vir.",
    ],
  },
  {
    title: "O vendedor de vento",
    paragraphs: [
      "Apareceu na feira um menino com saquinhos de pano amarrados com fita. Vendo vento, dizia. De serra, de mar e de janela de trem. Custava um real e não aceitava devolução.",
      "Riram muito. Até que dona Cândida, viúva de marinheiro, comprou um de mar, abriu em casa e passou a tarde inteira com os cabelos despenteados, sorrindo na cozinha.",
      "No sábado seguinte havia fila. O menino avisou que o estoque dependia da semana: tem dia que o vento não quer ser preso. Vendeu só três, e deu o quarto para quem não tinha um real.",
    ],
  },
  {
    title: "Receita de esperar",
    paragraphs: [
      "Separe uma cadeira firme e um lugar com porta à vista. Não leve relógio: ele chega antes de qualquer pessoa e fica contando vantagem.",
      "Escolha uma tarefa que caiba nas mãos, como debulhar feijão ou desfazer um novelo. Deixe a panela em fogo baixo. O cheiro ajuda quem vem a achar o caminho.",
      "Quando ouvir o portão, conte até três antes de levantar. É o tempo de a espera ir embora pela janela sem esbarrar em ninguém.",
    ],
  },
];

export const GUIDE_PARAGRAPHS: readonly string[] = [
  "Comece pelo que você já tem. Antes de comprar qualquer coisa, abra as gavetas, separe três itens e teste por uma semana. A maior parte das dúvidas se resolve com uso, e o que não se resolve fica mais fácil de perguntar.",
  "Anote num só lugar. Pode ser um caderno, uma folha na geladeira ou a página de registro deste material. Duas linhas por dia bastam: o que fez e o que faria diferente.",
  "Divida a tarefa grande em pedaços de quarenta minutos. Se um pedaço parece não ter fim, é porque são dois. Pare enquanto ainda dá vontade de continuar: amanhã será mais fácil recomeçar.",
  "Peça a alguém para seguir as suas instruções sem a sua ajuda. Onde a pessoa parar, falta uma frase. Onde ela rir, sobra uma palavra.",
  "Desconfie do perfeito. Um trabalho bem feito tem um ponto em que melhora pouco e custa muito. Aprenda a reconhecer esse ponto e guarde a energia para o próximo.",
  "Cuide das ferramentas como quem cuida de bicho: limpe depois do uso, guarde no mesmo lugar e não empreste sem combinar a volta.",
  "Faça as contas antes. Some material, hora, transporte e o que se perde no caminho. O preço justo é aquele que você consegue explicar sem pressa.",
  "Quando errar, escreva o erro inteiro, com data. Daqui a um ano ele terá virado experiência, e você vai querer saber como foi.",
];
