import { expect, it } from "vitest";
import { createAuthor, filledForm } from "../../../tests/author.ts";
import { listRestored, restoreDraft } from "./restore-draft.ts";

it("a product of however large a number is made once and found again", async () => {
  const { storeId } = await createAuthor();
  const copy = "0199c0de-0000-7000-8000-000000000002";
  const source = { storeId, copy, sourceId: 9_007_199_254_740_991, draftId: "0199c0de-0000-7000-8000-000000000003" };
  const form = await filledForm();
  const productId = await restoreDraft(source, form);
  expect(await restoreDraft(source, form)).toBe(productId);
  expect(await listRestored(storeId, copy)).toEqual(
    new Map([[source.sourceId, { productId, isUntouched: true, hasCover: false }]]),
  );
});
