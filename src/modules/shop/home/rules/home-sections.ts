export type SectionKind =
  | "em_alta"
  | "destaques"
  | "mais_vendidos"
  | "novidades"
  | "gratis"
  | "promocoes"
  | "categoria"
  | "busca"
  | "prateleiras"
  | "autor"
  | "lojas"
  | "faixa";

/** What a banner may lie on: the platform's six papers. */
export const BANNER_PAPERS = ["rosa", "canario", "menta", "ceu", "pessego", "lilas"] as const;
export type BannerPaper = (typeof BANNER_PAPERS)[number];

export type Audience = "todos" | "visitantes" | "clientes" | "autores";

/** One section of the home page, as configured. `pickedIds` come before what its rule finds. */
export type HomeSection = {
  key: string;
  kind: SectionKind;
  title: string;
  categorySlug: string | null;
  words: string;
  /** Of a banner: where it leads, within the platform, and what it lies on. */
  href: string;
  paper: BannerPaper;
  size: number;
  audience: Audience;
  pickedIds: number[];
};

/** Kinds whose name stays true when popular works fill the rest of the section. */
export const FILLED_KINDS: readonly SectionKind[] = ["em_alta", "destaques", "mais_vendidos"];

/** Each time of the year by the first day it is shown ("mm-dd", São Paulo), in order; it lasts until the next begins. */
const SEASONS: readonly { from: string; title: string; words: string }[] = [
  { from: "01-02", title: "Volta às aulas", words: '"volta às aulas" ou alfabeto ou rotina ou caderno' },
  { from: "03-01", title: "Para a semana caber na semana", words: "planner ou rotina ou agenda" },
  { from: "05-10", title: "Festa junina", words: "junina ou junino ou bandeirinha" },
  { from: "07-05", title: "Férias em casa", words: "jogo ou colorir ou quebra-cabeça" },
  { from: "08-05", title: "Segundo semestre na sala", words: "atividades ou jogo ou sequência" },
  { from: "09-20", title: "Semana das crianças", words: "criança ou crianças ou colorir ou brincar" },
  { from: "11-10", title: "Presentes feitos em casa", words: "natal ou presente ou bordado ou molde" },
];

/** The season of a day ("aaaa-mm-dd"). */
export function seasonOf(dayKey: string): { title: string; words: string } {
  const day = dayKey.slice(5);
  const season = SEASONS.findLast(({ from }) => from <= day) ?? SEASONS.at(-1);
  return { title: season?.title ?? "", words: season?.words ?? "" };
}

type DatedSeason = { title: string; words: string; startsAt: Date; endsAt: Date };

/** Every season of the twelve months that begin with the one of `now`, with its dates: midnight in São Paulo. */
export function yearOfSeasons(now: Date): DatedSeason[] {
  const year = now.getUTCFullYear();
  const begin = (from: string, inYear: number) => new Date(`${inYear}-${from}T00:00:00-03:00`);
  const dated = [year - 1, year, year + 1].flatMap((inYear) =>
    SEASONS.map(({ from, title, words }, index) => {
      const next = SEASONS[index + 1];
      return {
        title,
        words,
        startsAt: begin(from, inYear),
        endsAt: next ? begin(next.from, inYear) : begin(SEASONS[0]?.from ?? "01-01", inYear + 1),
      };
    }),
  );
  const first = dated.findIndex(({ endsAt }) => endsAt > now);
  return dated.slice(first, first + SEASONS.length);
}

const section = (kind: SectionKind, title: string, rest: Partial<HomeSection> = {}): HomeSection => ({
  key: rest.categorySlug ?? kind,
  kind,
  title,
  categorySlug: null,
  words: "",
  href: "",
  paper: "menta",
  size: 4,
  audience: "todos",
  pickedIds: [],
  ...rest,
});

/** What the home page shows until somebody configures it. `dayKey` is today in São Paulo. */
export function defaultSections(dayKey: string): HomeSection[] {
  const season = seasonOf(dayKey);
  return [
    section("em_alta", "Mais vendidos da semana", { size: 8 }),
    section("prateleiras", "Categorias"),
    section("destaques", "Nossas escolhas"),
    section("promocoes", "Com desconto de quem fez"),
    section("autor", "Autoria da semana"),
    section("categoria", "Para fazer com as mãos", { categorySlug: "costura-e-bordado" }),
    section("busca", season.title, { words: season.words }),
    section("novidades", "Acabou de chegar"),
    section("categoria", "Para a sala de aula", { categorySlug: "para-a-escola" }),
    section("lojas", "Lojas para conhecer"),
    section("gratis", "Grátis"),
    section("mais_vendidos", "Os preferidos de sempre"),
  ];
}
