import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { changeCategory, type CategoryRefusal } from "#modules/catalog/change-category.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { nameProducts, pickProductsToManage } from "./queries/list.ts";
import { type CategoriesMoved, type CategoryMove, MOST_AT_ONCE } from "./schema.ts";
import type { ProductsSearch } from "./search.ts";

type Input = { pick: { ids: number[] } | { view: ProductsSearch }; categoryId: number; motivo: string };

/** An admin files the marked products under a category, each in its own transaction; what stayed is told by title. */
export async function moveToCategory(
  adminId: string,
  { pick, categoryId, motivo }: Input,
): Promise<Outcome<CategoriesMoved, "not_found" | "category_missing">> {
  const picked = await pickProductsToManage(pick, MOST_AT_ONCE);
  if (picked.length === 0) return refuse("not_found");
  return moveEach(
    adminId,
    picked.map((productId) => ({ productId, to: categoryId })),
    motivo,
  );
}

/** Files products back where they were, those that nobody moved since. */
export const undoCategoryMove = (adminId: string, moves: readonly CategoryMove[]) =>
  moveEach(
    adminId,
    moves.map(({ productId, from, to }) => ({ productId, to: from, onlyFrom: to })),
    "desfeito na hora",
  );

type One = { productId: number; to: number; onlyFrom?: number };

async function moveEach(
  adminId: string,
  inputs: readonly One[],
  motivo: string,
): Promise<Outcome<CategoriesMoved, "category_missing">> {
  const moves: CategoryMove[] = [];
  const saved: { productId: number; reason: "not_found" | "already_done" | OwnCase }[] = [];
  for (const input of inputs) {
    const answer = await moveOne(adminId, input, motivo);
    if (answer.ok) moves.push({ productId: input.productId, from: answer.value.from, to: input.to });
    else if (answer.reason === "category_missing") return refuse("category_missing");
    else saved.push({ productId: input.productId, reason: answer.reason });
  }
  const titles = await nameProducts(saved.map((one) => one.productId));
  return ok({ moves, saved: saved.map(({ productId, reason }) => ({ title: titles.get(productId) ?? "", reason })) });
}

function moveOne(adminId: string, input: One, motivo: string): Promise<Outcome<{ from: number }, CategoryRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<{ from: number }, CategoryRefusal | OwnCase>> => {
    const moved = await changeCategory(tx, input);
    if (!moved.ok) return moved;
    const { from } = moved.value;
    const recorded = await recordDecision(tx, "products", {
      adminId,
      action: "mudar-categoria",
      target: { kind: "material", id: String(input.productId) },
      reason: motivo,
      detail: { de: from, para: input.to },
    });
    return recorded.ok ? ok({ from }) : recorded;
  });
}
