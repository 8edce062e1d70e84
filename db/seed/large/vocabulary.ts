import type { FileFormat } from "../market/market-types.ts";

/** What the invented products of one root category are made of; every list from the most to the least common word. */
export type Topic = {
  root: string;
  /** Share of the market, in thousandths. */
  weight: number;
  formats: readonly FileFormat[][];
  /** What the product is. */
  heads: string[];
  /** What it is about. */
  themes: string[];
  /** Whom or what it is for; may be left out. */
  ends: string[];
};

const list = (words: string): string[] => words.split(", ");

export const TOPICS: readonly Topic[] = [
  {
    root: "para-a-escola",
    weight: 520,
    formats: [["PDF"], ["PDF", "DOCX"], ["PPTX"], ["PDF", "PPTX"], ["PNG"], ["ZIP"]],
    heads: list(
      "Atividades, Atividades de, Jogo da memória, Plano de aula, Apostila, Caderno de, Bingo, Sequência didática, Fichas de leitura, Avaliação diagnóstica, Dominó, Mapa mental, Caça-palavras, Cruzadinha, Cartazes, Simulado, Projeto, Trilha, Quebra-cabeça, Slides, Lapbook, Baralho, Roteiro de estudo, Rotina visual, Oficina",
    ),
    themes: list(
      "alfabetização, tabuada, fração, sílabas, interpretação de texto, safari, multiplicação, sistema solar, ortografia, numerais, adição e subtração, corpo humano, folclore brasileiro, consciência negra, meio ambiente, dinossauros, verbos, geometria, água, animais da mata, divisão, pontuação, Brasil colônia, fundo do mar, cadeia alimentar, porcentagem, produção de texto, gêneros textuais, relevo, células, sistema monetário, horas e medidas, festa junina, lendas, equações, cartografia, plantas, mitologia, Revolução Industrial, fotossíntese, cores e formas, inclusão e autismo, coordenação motora, inglês para crianças, planetas, funções, ácidos e bases, contos de fadas, povos indígenas, educação financeira",
    ),
    ends: list(
      "3º ano, 1º ano, 2º ano, educação infantil, 5º ano, 4º ano, 6º ano, 7º ano, 8º ano, 9º ano, EJA, ensino médio, AEE, reforço escolar, volta às aulas, para imprimir, BNCC",
    ),
  },
  {
    root: "planners-e-papelaria",
    weight: 140,
    formats: [["PDF"], ["PDF", "PNG"], ["ZIP"]],
    heads: list(
      "Planner, Planner digital, Agenda, Convite, Etiquetas, Rótulos, Caderneta, Topo de bolo, Calendário, Cartão, Adesivos, Caixinhas, Lista de, Bullet journal, Kit festa, Quadro",
    ),
    themes: list(
      "semanal, floral, mensal, financeiro, safari, circo, estudante, maternidade, casamento, unicórnio, batizado, dinossauro, cozinha, viagem, fundo do mar, chá de bebê, academia, boteco, girassol, tropical, minimalista, aquarela, arraial, fazendinha, astronauta, gratidão, confeitaria, borboletas, princesas, futebol",
    ),
    ends: list("2027, A5, para imprimir, editável, feminino, para professoras, A4, infantil, preto e branco, personalizável"),
  },
  {
    root: "arte-e-ilustracao",
    weight: 80,
    formats: [["PNG"], ["SVG", "PNG"], ["PDF"], ["ZIP"]],
    heads: list(
      "Mockup, Clipart, Ilustrações, Pôster, Livro de colorir, Textura, Papel digital, Quadro, Pincéis, Aquarelas, Cartela, Colagens, Estampa",
    ),
    themes: list(
      "camiseta, folhagens, safari, caneca, flores, bichos, mandala, xilogravura, frutas, botânica, gatos, cerrado, abstrato, boho, azulejo, passarinhos, praia, cordel, signos, mármore, café, montanhas, retrô, cogumelos, cactos, capivaras",
    ),
    ends: list("300 dpi, sublimação, vetor, fundo transparente, para parede, alta resolução, infantil, uso comercial"),
  },
  {
    root: "planilhas-e-negocios",
    weight: 70,
    formats: [["XLSX"], ["DOCX", "PDF"], ["PPTX"], ["XLSX", "PDF"]],
    heads: list(
      "Planilha, Planilha de, Contrato, Currículo, Apresentação, Modelo de, Proposta, Controle de, Recibo, Orçamento, Dashboard",
    ),
    themes: list(
      "fluxo de caixa, precificação, estoque, prestação de serviços, gastos, vendas, confeitaria, MEI, aluguel, casamento, investimentos, folha de ponto, doces, metas, barbearia, obra, imposto de renda, delivery, frota, condomínio, marketing, costura, clientes",
    ),
    ends: list("Excel, simples, completa, Google Planilhas, para autônomos, 2027, editável, para pequenas empresas"),
  },
  {
    root: "fontes-e-icones",
    weight: 60,
    formats: [["ZIP"], ["SVG"], ["PNG", "SVG"]],
    heads: list("Ícones, Fonte, Modelos para Instagram, Padronagem, Molduras, Alfabeto, Destaques, Capas, Carrossel, Letreiro"),
    themes: list(
      "linha fina, manuscrita, redes sociais, floral, serifada, cozinha, médicos, geométrica, escola, boho, redonda, tropical, viagem, brush, clima, moda, pets, vintage, cordel, finanças",
    ),
    ends: list("com acentos, pacote com 100, editável no Canva, SVG, uso comercial, variável, duotone"),
  },
  {
    root: "audio-e-musica",
    weight: 50,
    formats: [["WAV"], ["PDF"], ["WAV", "ZIP"]],
    heads: list("Partitura, Trilha, Efeitos sonoros, Cifra, Base, Loops, Método, Playback, Ritmos, Tablatura"),
    themes: list(
      "violão, piano, bossa nova, flauta doce, samba, ukulele, teclado, choro, natureza, chuva, baião, forró, cavaquinho, coral, bateria, viola caipira, maracatu, meditação, podcast, violino, sanfona, berimbau",
    ),
    ends: list("iniciantes, infantil, sem royalties, nível intermediário, com áudio, cifrada, 120 bpm"),
  },
  {
    root: "costura-e-bordado",
    weight: 40,
    formats: [["PDF"], ["PDF", "ZIP"]],
    heads: list("Molde, Receita de, Risco de, Gráfico de ponto cruz, Apostila de costura, Passo a passo, Molde digital"),
    themes: list(
      "vestido, amigurumi, bolsa, pano de prato, flores, blusa, necessaire, tapete, saia, toalha, boneca, macacão, pijama, avental, casaco, gola, manta de bebê, mochila, ursinho, barrado, feltro, máscara",
    ),
    ends: list("do P ao GG, infantil, crochê, tricô, iniciantes, plus size, tamanho real, linha fina"),
  },
  {
    root: "e-books",
    weight: 40,
    formats: [["EPUB"], ["PDF"], ["EPUB", "PDF"]],
    heads: list("Guia de, Receitas, Livro de, Contos, E-book, Poemas, Manual, Diário, Roteiro de viagem"),
    themes: list(
      "marmitas, bolos, horta em casa, crônicas, fotografia, sem glúten, meditação, pão caseiro, suculentas, finanças, poesia, veganas, Nordeste, escrita, café, organização, maternidade, airfryer, bonsai, compostagem",
    ),
    ends: list("em 30 dias, para iniciantes, fáceis, do zero, passo a passo, com fotos"),
  },
];
