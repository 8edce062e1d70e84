import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { isReservedSlug } from "#kit/reserved-words.ts";
import { isSlug } from "#kit/is-slug.ts";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { claimSlug, saveOldSlug } from "./claim-slug.ts";
import { findProductPage } from "./queries/product-page.ts";
import { products } from "./tables.ts";

let storeId: number;

/** Gives a product the address of a title, as publishing does. */
async function name(product: { id: number; slug: string }, title: string, isNew = true): Promise<string> {
  const { value } = await transact(async (tx) => {
    const slug = await claimSlug(tx, { ...product, isNew }, title);
    if (slug !== product.slug) await saveOldSlug(tx, product.id, product.slug);
    await tx.update(products).set({ slug }).where(eq(products.id, product.id));
    return ok(slug);
  });
  return value;
}

beforeAll(async () => {
  storeId = (await createStore()).id;
});

describe("a product's address (INV-41)", () => {
  it("twenty with the same title, at once and spelled differently, have twenty addresses (B128, B131)", async () => {
    const spellings = ["Café", "Cafe", "CAFÉ", "Cafe\u0301"];
    const made = await Promise.all(Array.from({ length: 20 }, () => createProduct(storeId)));
    const slugs = await Promise.all(made.map((product, index) => name(product, spellings[index % 4] ?? "")));
    expect(new Set(slugs).size).toBe(20);
    expect(slugs.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => (n === 0 ? "cafe" : `cafe-${n + 1}`)).toSorted());
  });

  it.each(["admin", "api", "painel", "_next", ".well-known", "sacar", "compartilhar"])(
    "%s does not become an address of the site (B129)",
    async (title) => {
      const slug = await name(await createProduct(storeId), title);
      expect(isReservedSlug(slug)).toBe(false);
      expect(isSlug(slug)).toBe(true);
    },
  );

  it("without anything that can be written in an address, uses the product's number (B130)", async () => {
    const product = await createProduct(storeId);
    expect(await name(product, "🎉 中文 ---")).toBe(`produto-${product.id}`);
  });

  it("what cannot be an address does not reach the database (B132)", async () => {
    for (const slug of ["a%2fb", "..", "%00", "a\0b", "A", "a".repeat(101)]) expect(await findProductPage(slug)).toBeNull();
  });

  it("an address left behind stays with its owner: another with the same title gets a number", async () => {
    const first = await createProduct(storeId);
    expect(await name(first, "Horta na escola")).toBe("horta-na-escola");
    const renamed = { ...first, slug: "horta-na-escola" };
    const moved = await name(renamed, "Horta no quintal", false);
    expect(await findProductPage("horta-na-escola")).toEqual({ state: "mudou", slug: moved });
    expect(await name(await createProduct(storeId), "Horta na escola")).toBe("horta-na-escola-2");
    expect(await name({ ...first, slug: moved }, "Horta na escola", false)).toBe("horta-na-escola");
    expect(await findProductPage(moved)).toEqual({ state: "mudou", slug: "horta-na-escola" });
  });
});
