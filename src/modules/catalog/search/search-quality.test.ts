import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { indexProduct } from "../index-product.ts";
import { listProducts } from "../queries/listing.ts";
import { readListingSearch } from "../schema/listing-search.ts";
import { createSearchProducts } from "./fixtures/products.ts";
import { forgetVocabulary } from "./current-vocabulary.ts";
import { rebuildVocabulary } from "./rebuild-vocabulary.ts";

beforeAll(async () => {
  await createSearchProducts(new Date());
  await transact(async (tx) => ok(await rebuildVocabulary(tx)));
  forgetVocabulary();
});

const list = async (busca: string) => {
  const listing = await listProducts(readListingSearch({ busca }));
  if (!listing) throw new Error("no listing");
  return listing;
};
const titles = async (busca: string) => (await list(busca)).products.map((product) => product.title);

const FRACTIONS_FAIR = "Frações na feira: sequência didática";
const MEMORY = "Jogo da memória: bichos do Brasil";
const WORD_HUNT = "Caça-palavras da ciência: 30 folhas";
const PLANNER = "Planner sem data: 12 meses";
const CAKE = "Bolo de cenoura e outros bolos de assadeira";

describe("what comes first", () => {
  it.each([
    // Singular e plural.
    ["pão", "Pães de fermentação natural"],
    ["pães", "Pães de fermentação natural"],
    ["planilha de precificação", "Planilha de precificação para artesãos"],
    ["planilhas de precificações", "Planilha de precificação para artesãos"],
    ["jogos da memória", MEMORY],
    ["animais do cerrado", "Animais do cerrado para recortar"],
    ["animal do cerrado", "Animais do cerrado para recortar"],
    ["papel de parede", "Cantinho da leitura: papéis de parede"],
    ["contratos", "Contrato de prestação de serviços"],
    ["flores", "Riscos de bordado: folhas e flores"],
    ["flor", "Riscos de bordado: folhas e flores"],
    ["lições", "Lição de bolso para o 3º ano"],
    ["etiqueta escolar", "Etiquetas escolares: nome e turma"],
    ["convite junino", "Convites juninos editáveis no Canva"],
    ["serviço", "Contrato de prestação de serviços"],
    // Acentos e maiúsculas.
    ["fracoes feira", FRACTIONS_FAIR],
    ["FRAÇÕES NA FEIRA", FRACTIONS_FAIR],
    ["alfabetizacao", "Alfabetização com parlendas"],
    ["avaliacao diagnostica", "Avaliação diagnóstica de português"],
    ["icones de loja", "Ícones de loja: Pix e entrega"],
    ["croche", "Bola de crochê para bebê"],
    ["violao", "Choro para violão: 18 partituras"],
    ["saia evase", "Saia midi evasê do 36 ao 54"],
    // Hífens, barras, ordinais e números.
    ["caça palavras", WORD_HUNT],
    ["caça-palavras", WORD_HUNT],
    ["caca palavras", WORD_HUNT],
    ["super heróis", "Super-heróis da higiene"],
    ["superherois", "Super-heróis da higiene"],
    ["word/powerpoint", "Lettering para Word e PowerPoint"],
    ["lição 3º ano", "Lição de bolso para o 3º ano"],
    ["lição 3° ano", "Lição de bolso para o 3º ano"],
    ["lição 3o ano", "Lição de bolso para o 3º ano"],
    ["lição terceiro ano", "Lição de bolso para o 3º ano"],
    ["lição 3 ano", "Lição de bolso para o 3º ano"],
    ["tabuada 3º ano", "Bingo da tabuada"],
    ["frações 5º ano", FRACTIONS_FAIR],
    ["atividades de fração para o 5º ano", "Atividades de fração e decimal"],
    ["saia 54", "Saia midi evasê do 36 ao 54"],
    ["12 meses", PLANNER],
    // Quem tem o mesmo radical não passa na frente de quem tem a palavra.
    ["bolo", CAKE],
    ["bolos", CAKE],
    ["bola", "Bola de crochê para bebê"],
    ["conta de casa", "Conta de casa: orçamento do mês"],
    ["alfabetizar", "Alfabetizar brincando: guia"],
    // Nomes de programas, de gente e de lojas.
    ["excel", "Fluxo de caixa do MEI no Excel"],
    ["google planilhas", "Controle de estoque no Google Planilhas"],
    ["canva", "Convites juninos editáveis no Canva"],
    ["mei", "Fluxo de caixa do MEI no Excel"],
    ["pix", "Ícones de loja: Pix e entrega"],
    ["sertaneja", "Sertaneja: fonte serifada"],
    ["helena prado precificação", "Planilha de precificação para artesãos"],
    ["nina caldas planner", PLANNER],
    // Erros de quem digita.
    ["matematca prova", "Provas de matemática"],
    ["tabuda", "Bingo da tabuada"],
    ["precifcação", "Planilha de precificação para artesãos"],
    ["alfabetisação", "Alfabetização com parlendas"],
    ["ukelele", "Ukulele do zero"],
    ["bordaod", "Riscos de bordado: folhas e flores"],
    ["parttura violão", "Choro para violão: 18 partituras"],
    ["festa jnina escola", "Kit de festa junina da escola"],
    ["sistma solar", "Sistema solar em escala"],
    ["cacapalavras", WORD_HUNT],
    ["planer", PLANNER],
    ["planers", PLANNER],
    ["frassao feira", FRACTIONS_FAIR],
    ["fraccao feira", FRACTIONS_FAIR],
    ["xoro violao", "Choro para violão: 18 partituras"],
    ["orssamento casa", "Conta de casa: orçamento do mês"],
    // Frases, exclusão, ou.
    ['"jogo da memória"', MEMORY],
    ["“festa junina” kit", "Kit de festa junina da escola"],
    ["memória -jogos -bichos", null],
    ["planner -financeiro", PLANNER],
    ["ukulele ou sertaneja", "Sertaneja: fonte serifada"],
    // Palavras demais, ou que ninguém escreveu no título.
    ["quero um planner para organizar a minha vida", PLANNER],
    ["volta às aulas", "Volta às aulas: crachás e murais"],
    ["volta as aulas", "Volta às aulas: crachás e murais"],
    ["doce sem glúten", "Doces sem glúten para festas"],
    ["astronomia", "Sistema solar em escala"],
  ])("%s → %s", async (busca, first) => {
    expect((await titles(busca))[0] ?? null).toBe(first);
  });

  it("exclusion removes, or adds and a phrase binds the order", async () => {
    expect(await titles("planner -financeiro")).not.toContain("Planner financeiro da família");
    expect((await titles("ukulele ou sertaneja")).toSorted()).toEqual(["Sertaneja: fonte serifada", "Ukulele do zero"]);
    expect(await titles('"memória jogo"')).toEqual([]);
    expect(await titles('"bichos do Brasil"')).toEqual([MEMORY]);
  });

  it("someone looking for fraction activities for the 5th year sees only that first, and the market's series right after", async () => {
    const found = await list("atividades de fração para o 5º ano");
    expect(found.almost).toBe(true);
    expect(found.products.slice(0, 2).map((product) => product.title)).toEqual([
      "Atividades de fração e decimal",
      FRACTIONS_FAIR,
    ]);
    expect(found.facets.attributes[0]).toMatchObject({ slug: "ano", kind: "varias" });
  });
});

describe("what is understood another way", () => {
  it("says what it searched for in place of what was typed", async () => {
    const found = await list("alfabetisação parlendas");
    expect(found.spelling).toEqual({
      requested: "alfabetisação parlendas",
      shown: "alfabetização parlendas",
      asTyped: '"alfabetisação" parlendas',
    });
    expect((await list("alfabetização")).spelling).toBeNull();
  });

  it("does not touch what exists, nor a short word, nor an exclusion", async () => {
    expect((await list("planner ukulele")).spelling).toBeNull();
    expect((await list("mae")).spelling).toBeNull();
    expect((await list("planner -finaceiro")).products).not.toHaveLength(0);
  });

  it("nor what is in quotation marks: it only asks", async () => {
    const found = await list('"planer"');
    expect(found.spelling).toBeNull();
    expect(found.meant).toBe('"planner"');
    expect(found.total).toBeGreaterThan(0);
  });

  it("nor the letters of a code, which nobody corrects", async () => {
    const store = await createStore({ slug: "atelie-sete" });
    const product = await createProduct(store.id, { title: "Apostila plannr24" });
    await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    for (const busca of ["apostila plannr24", "plannr24"]) {
      const found = await list(busca);
      expect(found).toMatchObject({ spelling: null, meant: null });
      expect(found.products[0]?.title).toBe("Apostila plannr24");
    }
    expect(await list("plannr99")).toMatchObject({ spelling: null, meant: null, total: 0 });
  });

  it("searches the description only when nothing else answers", async () => {
    const found = await list("submarino amarelo");
    expect(found.total).toBe(0);
    expect(found.instead.length).toBeGreaterThan(0);
  });
});

describe("a word that nobody says, but of a common stem", () => {
  beforeAll(async () => {
    const store = await createStore({ slug: "plana" });
    for (const title of [
      "Plano de aula de artes",
      "Plano de aula de física",
      "Contos de fada",
      "Cantar em coro",
      "Nathalia em quadrinhos",
      "Natália e o mar",
    ]) {
      const product = await createProduct(store.id, { title });
      await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    }
    await transact(async (tx) => ok(await rebuildVocabulary(tx)));
    forgetVocabulary();
  });

  it("is read as the one that sounds the same, even if the stem finds plenty", async () => {
    expect((await list('"planer"')).total).toBeGreaterThanOrEqual(5);
    const found = await list("planer");
    expect(found.spelling).toMatchObject({ requested: "planer", shown: "planner" });
    expect(found.products[0]?.title).toBe(PLANNER);
    expect(found.products.filter((product) => product.title.startsWith("Plano"))).toEqual([]);
  });

  it("stays as it is when the similar one sounds different: it only asks", async () => {
    const found = await list("contar");
    expect(found).toMatchObject({ spelling: null, meant: "cantar" });
    expect(found.products.map((product) => product.title)).toContain("Contos de fada");
  });

  it("what someone says, or has the same stem, is not asked about", async () => {
    for (const busca of ["nathalia", "plano", "planos", "conta"]) {
      expect(await list(busca)).toMatchObject({ spelling: null, meant: null });
    }
  });

  it("what was just published, and a store's name, nobody corrects", async () => {
    const store = await createStore({ slug: "atelie-planer", name: "Ateliê Planer" });
    const product = await createProduct(store.id, { title: "Caderno de xoro" });
    await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    for (const busca of ["planer", "xoro"]) {
      const found = await list(busca);
      expect(found).toMatchObject({ spelling: null, meant: null });
      expect(found.products.map((one) => one.title)).toContain("Caderno de xoro");
    }
  });
});
