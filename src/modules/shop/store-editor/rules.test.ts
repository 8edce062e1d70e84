import { expect, it } from "vitest";
import { showSections } from "./rules.ts";

const product = (id: number) => ({ id, title: `Material ${id}` });
const pool = { picked: [product(1), product(2), product(3)], best: [9, 8, 7, 6, 5].map(product), newest: [product(4)] };
const ids = (shown: ReturnType<typeof showSections<{ id: number }>>) =>
  shown.map((one) => (one.kind === "materiais" ? [one.title, ...one.products.map(({ id }) => id)] : one.kind));

it("shows each section in the seller's order, with what was chosen in the order it was chosen", () => {
  const shown = showSections(
    [
      { id: "a", kind: "destaques", title: "", productIds: [3, 99, 1] },
      { id: "b", kind: "prateleiras" },
      { id: "c", kind: "mais_vendidos" },
      { id: "d", kind: "texto", title: "Oi", text: "Tudo já foi à sala." },
      { id: "e", kind: "novidades" },
    ],
    pool,
  );
  expect(ids(shown)).toEqual([["Destaques", 3, 1], "prateleiras", ["Mais vendidos", 9, 8, 7, 6], "texto", ["Novidades", 4]]);
});

it("leaves out a section with nothing to show", () => {
  const shown = showSections(
    [
      { id: "a", kind: "destaques", title: "Só o que saiu de venda", productIds: [99] },
      { id: "b", kind: "texto", title: "Vazio", text: "  " },
      { id: "c", kind: "mais_vendidos" },
    ],
    { picked: [], best: [], newest: [] },
  );
  expect(shown).toEqual([]);
});
