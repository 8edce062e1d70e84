import { BNCC } from "./bncc.ts";
import { MORE_BNCC } from "./more-bncc.ts";
import { slugOf } from "./slug.ts";

export type MarketAttribute = {
  slug: string;
  name: string;
  kind: "uma" | "varias" | "numero" | "faixa";
  unit: string | null;
  span: readonly [lowest: number, highest: number] | null;
  options: readonly { slug: string; label: string }[];
  /** Slugs of the categories that ask it; their children have it too. */
  categories: readonly string[];
};

/** "5º ano" is asked as "5" in the address, as teachers say it. */
const option = (label: string) => ({ slug: slugOf(label).replace(/^(\d)-ano$/, "$1"), label });
const options = (labels: string) => labels.split(", ").map(option);

const choice = (slug: string, name: string, kind: "uma" | "varias", categories: string, labels: string): MarketAttribute => ({
  slug,
  name,
  kind,
  unit: null,
  span: null,
  options: options(labels),
  categories: categories.split(" "),
});

const number = (
  slug: string,
  name: string,
  kind: "numero" | "faixa",
  unit: string,
  categories: string,
  span: readonly [number, number],
): MarketAttribute => ({ slug, name, kind, unit, span, options: [], categories: categories.split(" ") });

const SCHOOL_YEARS =
  "Educação infantil, 1º ano, 2º ano, 3º ano, 4º ano, 5º ano, 6º ano, 7º ano, 8º ano, 9º ano, Ensino médio, EJA";
const SUBJECTS =
  "Língua portuguesa, Matemática, Ciências, História, Geografia, Inglês, Arte, Música, Alfabetização, Coordenação motora, Rotina da turma";

/** What each category asks of its products: the configuration a new house begins with. */
export const MARKET_ATTRIBUTES: readonly MarketAttribute[] = [
  choice("ano", "Ano escolar", "varias", "para-a-escola", SCHOOL_YEARS),
  choice("componente", "Componente curricular", "varias", "para-a-escola", SUBJECTS),
  {
    slug: "bncc",
    name: "Habilidade da BNCC",
    kind: "varias",
    unit: null,
    span: null,
    options: [...BNCC, ...MORE_BNCC]
      .toSorted((a, b) => a.code.localeCompare(b.code))
      .map(({ code, words }) => ({ slug: code.toLowerCase(), label: `${code}: ${words}` })),
    categories: ["para-a-escola"],
  },
  number("aulas", "Duração", "numero", "aulas", "planos-de-aula", [1, 20]),
  choice("jogadores", "Como se joga", "varias", "jogos-para-imprimir", "Sozinho, Em dupla, Em grupo, A turma toda"),
  choice("letra", "Tipo de letra", "varias", "alfabetizacao", "Bastão, Cursiva, Imprensa"),
  choice("tamanho", "Tamanho da folha", "varias", "planners-e-papelaria posteres", "A3, A4, A5, A6, Carta"),
  choice(
    "ocasiao",
    "Ocasião",
    "varias",
    "planners-e-papelaria",
    "Dia a dia, Aniversário, Bebê, Casamento, Festa junina, Natal, Volta às aulas, Feira e bazar",
  ),
  choice("como-editar", "Como editar", "uma", "planners-e-papelaria", "Só imprimir, No Canva, No programa de PDF"),
  choice(
    "tecnica",
    "Técnica",
    "varias",
    "arte-e-ilustracao",
    "Traço a nanquim, Aquarela, Xilogravura, Vetor, Fotografia, Linóleo",
  ),
  number("resolucao", "Resolução", "numero", "dpi", "arte-e-ilustracao", [72, 671]),
  choice(
    "programa",
    "Abre em",
    "varias",
    "fontes-e-icones planilhas-e-negocios",
    "Word, PowerPoint, Excel, Google Planilhas, Google Apresentações, LibreOffice, Canva, Figma, Illustrator, Inkscape",
  ),
  choice("desenho-da-letra", "Desenho da letra", "uma", "fontes", "Serifada, Sem serifa, Manuscrita, Letreiro"),
  choice(
    "genero",
    "Gênero",
    "varias",
    "audio-e-musica",
    "Samba, Choro, Frevo, Maracatu, Coco e ciranda, Viola caipira, Lo-fi, Ambiência, Efeitos, Infantil",
  ),
  choice(
    "instrumento",
    "Instrumento",
    "varias",
    "partituras ritmos-e-bases",
    "Violão, Viola caipira, Cavaquinho, Piano, Flauta doce, Voz, Pandeiro, Percussão",
  ),
  number("andamento", "Andamento", "faixa", "bpm", "trilhas ritmos-e-bases", [40, 219]),
  choice(
    "area",
    "Para que serve",
    "varias",
    "planilhas-e-negocios",
    "Finanças, Preço e custo, Estoque, Contratos, Obra e reforma, Casa e viagem, Escola, Apresentar, Emprego",
  ),
  choice("dificuldade", "Dificuldade", "uma", "costura-e-bordado", "Iniciante, Intermediário, Avançado"),
  number("horas", "Tempo de trabalho", "faixa", "horas", "costura-e-bordado", [1, 60]),
  number("manequim", "Manequim", "faixa", "", "moldes", [34, 56]),
  choice("leitores", "Para quem ler", "varias", "e-books", "Crianças, Jovens, Adultos, Professores"),
  choice("dieta", "Alimentação", "varias", "receitas", "Vegetariana, Vegana, Sem glúten, Sem leite, Com peixe"),
  number("preparo", "Tempo de preparo", "faixa", "minutos", "receitas", [5, 304]),
];
