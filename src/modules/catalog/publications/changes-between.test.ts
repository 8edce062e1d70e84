import * as fc from "fast-check";
import { expect, it } from "vitest";
import { changesBetween, type PublicationFacts } from "./changes-between.ts";

const paragraphs = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

const FACTS: PublicationFacts = {
  title: "Frações na feira",
  promise: "Frações com balança",
  kind: "Plano de aula",
  description: paragraphs("Vinte páginas.", "Com gabarito."),
  category: "Matemática",
  licenses: [{ license: "pessoal", priceCents: 3_490 }],
  tags: ["frações"],
  cover: "capa-1",
  pictures: [
    { image: "a", alt: "A mesa" },
    { image: "b", alt: "A roda" },
  ],
  files: [{ name: "fracoes.pdf", sha256: "a" }],
};

it.each<[string, Partial<PublicationFacts>, unknown]>([
  ["nada", {}, []],
  ["o título", { title: "Frações" }, [{ part: "titulo", left: ["Frações na feira"], came: ["Frações"] }]],
  [
    "um parágrafo",
    { description: paragraphs("Trinta páginas.", "Com gabarito.") },
    [{ part: "descricao", left: ["Vinte páginas."], came: ["Trinta páginas."] }],
  ],
  ["só a ordem dos parágrafos", { description: paragraphs("Com gabarito.", "Vinte páginas.") }, []],
  [
    "o arquivo, com o mesmo nome",
    { files: [{ name: "fracoes.pdf", sha256: "b" }] },
    [{ part: "arquivos", left: ["fracoes.pdf"], came: ["fracoes.pdf"] }],
  ],
  ["a capa que não havia", { cover: null }, [{ part: "capa", left: ["Capa"], came: [] }]],
  [
    "uma imagem e o que se diz de outra",
    {
      pictures: [
        { image: "a", alt: "A mesa" },
        { image: "c", alt: "" },
      ],
    },
    [{ part: "imagens", left: ["A roda"], came: ["Imagem sem descrição"] }],
  ],
  [
    "só a ordem das imagens",
    {
      pictures: [
        { image: "b", alt: "A roda" },
        { image: "a", alt: "A mesa" },
      ],
    },
    [],
  ],
  [
    "as imagens, que não se guardavam",
    { pictures: undefined as never },
    [{ part: "imagens", left: ["A mesa", "A roda"], came: [] }],
  ],
  [
    "o preço",
    { licenses: [{ license: "pessoal", priceCents: 0 }] },
    [{ part: "precos", left: ["Uso pessoal: R$ 34,90"], came: ["Uso pessoal: grátis"] }],
  ],
])("between two publications %s changed", (_, change, expected) => {
  const changes = changesBetween(FACTS, { ...FACTS, ...change });
  expect(JSON.parse(JSON.stringify(changes).replaceAll("\u00a0", " "))).toEqual(expected);
});

it("there and back tells the same in reverse, and equal to itself nothing changed", () => {
  const lines = fc.array(fc.constantFrom("Uma", "Duas", "Três"), { maxLength: 6 });
  const facts = fc
    .record({ title: fc.string(), tags: lines, description: lines.map((texts) => paragraphs(...texts)) })
    .map((some) => ({ ...FACTS, ...some }));
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const back = changesBetween(after, before).map(({ part, left, came }) => ({ part, left: came, came: left }));
      expect(changesBetween(before, after)).toEqual(back);
      expect(changesBetween(before, before)).toEqual([]);
    }),
  );
});
