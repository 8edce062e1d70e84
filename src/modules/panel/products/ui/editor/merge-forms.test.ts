import { expect, it } from "vitest";
import type { ProductForm } from "#modules/catalog/schema/product-form.ts";
import { mergeForms, withTheirs } from "./merge-forms.ts";

const BASE: ProductForm = {
  title: "Frações",
  promise: "",
  kind: "Jogo",
  description: { type: "doc", content: [] },
  categoryId: 1,
  priceCents: 1_000,
  isFree: false,
  license: "pessoal",
  paper: "rosa",
  tags: ["matemática"],
  attributes: [],
};

it("joins what each tab changed alone", () => {
  const here = { ...BASE, title: "Frações na feira" };
  const there = { ...BASE, priceCents: 2_000, tags: ["matemática", "feira"] };
  expect(mergeForms(BASE, here, there)).toEqual({
    merged: { ...BASE, title: "Frações na feira", priceCents: 2_000, tags: ["matemática", "feira"] },
    clashes: [],
  });
});

it("keeps both sides of what both changed, until someone chooses", () => {
  const here = { ...BASE, title: "Daqui", priceCents: 2_000 };
  const there = { ...BASE, title: "De lá", priceCents: 2_000, kind: "Plano" };
  const { merged, clashes } = mergeForms(BASE, here, there);
  expect(clashes).toEqual(["title"]);
  expect(merged).toEqual({ ...BASE, title: "Daqui", priceCents: 2_000, kind: "Plano" });
  expect(withTheirs(merged, there, clashes).title).toBe("De lá");
});

it("a field only the other tab has is a change too", () => {
  expect(mergeForms(BASE, BASE, { ...BASE, versionNote: "Nova capa" }).merged.versionNote).toBe("Nova capa");
});
