import type { MarketCategory, Paper } from "./market-types.ts";

type Child = readonly [slug: string, name: string, paper: Paper];

const CATEGORIES: readonly (readonly [slug: string, name: string, paper: Paper, lead: string, children: readonly Child[]])[] = [
  [
    "para-a-escola",
    "Para a escola",
    "rosa",
    "Planos, jogos e fichas prontos para usar amanhã, escritos por quem está na sala.",
    [
      ["planos-de-aula", "Planos de aula", "canario"],
      ["jogos-para-imprimir", "Jogos para imprimir", "pessego"],
      ["alfabetizacao", "Alfabetização", "menta"],
      ["mapas-mentais", "Mapas mentais e murais", "ceu"],
      ["atividades-e-provas", "Atividades e provas", "lilas"],
    ],
  ],
  [
    "planners-e-papelaria",
    "Planners e papelaria",
    "canario",
    "Para imprimir em casa: a semana organizada, a festa pronta e o pote com nome.",
    [
      ["planners", "Planners e agendas", "menta"],
      ["convites-e-festas", "Convites e festas", "rosa"],
      ["rotulos-e-etiquetas", "Rótulos e etiquetas", "pessego"],
      ["cartoes-e-quadros", "Cartões e quadros", "ceu"],
    ],
  ],
  [
    "arte-e-ilustracao",
    "Arte e ilustração",
    "menta",
    "Páginas para colorir, ilustrações e texturas com licença clara.",
    [
      ["para-colorir", "Para colorir", "lilas"],
      ["ilustracoes", "Ilustrações", "canario"],
      ["texturas", "Texturas", "pessego"],
      ["posteres", "Pôsteres", "rosa"],
    ],
  ],
  [
    "fontes-e-icones",
    "Fontes e ícones",
    "ceu",
    "Letras, ícones e padronagens desenhados no Brasil, com todos os acentos.",
    [
      ["fontes", "Fontes", "pessego"],
      ["icones", "Ícones", "canario"],
      ["padronagens", "Padronagens e molduras", "menta"],
      ["modelos-para-redes", "Modelos para redes", "lilas"],
    ],
  ],
  [
    "audio-e-musica",
    "Áudio e música",
    "pessego",
    "Sons gravados na rua, trilhas sem royalties e partituras para tocar hoje.",
    [
      ["efeitos-sonoros", "Efeitos sonoros", "ceu"],
      ["trilhas", "Trilhas", "lilas"],
      ["partituras", "Partituras", "canario"],
      ["ritmos-e-bases", "Ritmos e bases", "rosa"],
    ],
  ],
  [
    "planilhas-e-negocios",
    "Planilhas e negócios",
    "lilas",
    "Preço certo, contrato claro e contas em dia para quem trabalha por conta.",
    [
      ["planilhas", "Planilhas", "menta"],
      ["contratos-e-modelos", "Contratos e modelos", "canario"],
      ["apresentacoes", "Apresentações", "ceu"],
      ["curriculos", "Currículos", "pessego"],
    ],
  ],
  [
    "costura-e-bordado",
    "Costura e bordado",
    "menta",
    "Moldes em tamanho real, riscos e receitas testados no tecido e na linha.",
    [
      ["moldes", "Moldes", "ceu"],
      ["riscos-de-bordado", "Riscos de bordado", "lilas"],
      ["croche-e-trico", "Crochê e tricô", "rosa"],
      ["ponto-cruz", "Ponto cruz", "canario"],
    ],
  ],
  [
    "e-books",
    "E-books",
    "rosa",
    "Receitas, quintais, poesia e guias curtos para ler onde quiser.",
    [
      ["receitas", "Receitas", "canario"],
      ["quintal-e-plantas", "Quintal e plantas", "menta"],
      ["poesia-e-contos", "Poesia e contos", "lilas"],
      ["guias-praticos", "Guias práticos", "ceu"],
    ],
  ],
];

export const ROOT_CATEGORIES: readonly MarketCategory[] = CATEGORIES.map(([slug, name, paper, lead]) => ({
  slug,
  name,
  paper,
  lead,
  parent: null,
}));

export const SUB_CATEGORIES: readonly MarketCategory[] = CATEGORIES.flatMap(([root, rootName, , , children]) =>
  children.map(([slug, name, paper]) => ({
    slug,
    name,
    paper,
    parent: root,
    lead: `${name}, em ${rootName}.`,
  })),
);

/** Roots first, then their children: the order in which they can be inserted. */
export const MARKET_CATEGORIES: readonly MarketCategory[] = [...ROOT_CATEGORIES, ...SUB_CATEGORIES];

/** The root of a sub-category slug; an unknown slug throws. */
export function rootOf(slug: string): string {
  const parent = SUB_CATEGORIES.find((category) => category.slug === slug)?.parent;
  if (!parent) throw new Error(`unknown sub-category ${slug}`);
  return parent;
}
