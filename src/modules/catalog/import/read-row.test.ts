import { describe, expect, it } from "vitest";
import { readCsv } from "#kit/read-csv.ts";
import { readRow } from "./read-row.ts";
import { columnNamed, type ImportCells, modelCsv } from "./rules/columns.ts";
import { readPrice } from "./rules/read-price.ts";

const CATEGORIES = [
  { id: 1, name: "Matemática", slug: "matematica" },
  { id: 2, name: "Jogos", slug: "jogos" },
  { id: 3, name: "Jogos", slug: "jogos-de-papel" },
];
const read = (cells: ImportCells) => readRow({ titulo: "Frações", ...cells }, CATEGORIES);

it.each<[string, number | null]>([
  ["12,90", 1290],
  ["R$ 1.234,50", 123450],
  ["12,9", 1290],
  ["12.9", 1290],
  ["12.90", 1290],
  ["12", 1200],
  ["Grátis", 0],
  ["0", 0],
  ["1.000", 100000],
  ["-5", null],
  ["doze", null],
  ["1,234", null],
])("the price %j is %j centavos", (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

it.each([
  ["Título", "titulo"],
  ["PREÇO", "preco"],
  ["preco_turmas", "preco_turmas"],
  ["Preço para turmas", "preco_turmas"],
  ["Palavras-chave", "palavras_chave"],
  ["Peso", null],
])("the heading %j is the column %j", (header, column) => {
  expect(columnNamed(header)).toBe(column);
});

describe("a line of the spreadsheet", () => {
  it.each<[ImportCells, [string, RegExp][]]>([
    [{ titulo: " " }, [["titulo", /título/]]],
    [{ titulo: "x".repeat(121) }, [["titulo", /120/]]],
    [{ preco: "doze" }, [["preco", /12,90/]]],
    [{ preco: "2,00" }, [["preco", /R\$ 3,00/]]],
    [{ preco: "2.000,01" }, [["preco", /R\$ 2\.000,00/]]],
    [{ categoria: "Bordado" }, [["categoria", /não existe/]]],
    [{ categoria: "Jogos" }, [["categoria", /mais de uma/]]],
    [{ licenca: "livre" }, [["licenca", /pessoal/]]],
    [{ preco: "20", preco_turmas: "10" }, [["preco_turmas", /custam mais/]]],
    [{ preco: "20", licenca: "turmas", preco_turmas: "30" }, [["preco_turmas", /principal/]]],
    [{ folha: "roxo" }, [["folha", /rosa/]]],
    [{ palavras_chave: "a,b,c,d,e,f,g,h,i,j,k" }, [["palavras_chave", /10/]]],
    [
      { preco: "x", categoria: "y" },
      [
        ["categoria", /./],
        ["preco", /./],
      ],
    ],
  ])("%j does not become a draft, and says why beside the cell", (cells, expected) => {
    const { draft, problems } = read(cells);
    expect(draft).toBeNull();
    expect(problems.map((one) => one.column)).toEqual(expected.map(([column]) => column));
    for (const [index, [, words]] of expected.entries()) expect(problems[index]?.message).toMatch(words);
  });

  it("becomes the draft it says, interpreting nothing (B025, B159)", () => {
    const { draft, problems } = read({
      titulo: '=HYPERLINK("http://x")',
      tipo: "Jogo",
      descricao: "Um.\r\n\r\nDois <b>.",
      categoria: "matematica",
      preco: "12,9",
      licenca: "Uso pessoal",
      preco_turmas: "29,90",
      palavras_chave: "frações; Frações, jogo",
      folha: "Canário",
    });
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({
      title: '=HYPERLINK("http://x")',
      categoryId: 1,
      priceCents: 1290,
      isFree: false,
      license: "pessoal",
      otherLicenses: [{ license: "turmas", priceCents: 2990 }],
      tags: ["Frações", "jogo"],
      paper: "canario",
    });
    expect(draft?.description.content).toHaveLength(2);
    expect(read({ preco: "grátis" }).draft).toMatchObject({ isFree: true, priceCents: null });
    expect(read({}).draft).toMatchObject({ isFree: false, priceCents: null, categoryId: null });
  });

  it("the template we give is accepted", () => {
    const sheet = readCsv(modelCsv());
    const [head, line] = sheet.ok ? sheet.value : [];
    const columns = head?.cells.map(columnNamed) ?? [];
    expect(columns).not.toContain(null);
    const cells = Object.fromEntries(columns.map((column, index) => [column, line?.cells[index]]));
    expect(readRow(cells, CATEGORIES).problems).toEqual([]);
  });
});
