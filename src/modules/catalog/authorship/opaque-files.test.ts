import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#kit/id.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import { db } from "#platform/db.ts";
import { createAuthor, filledForm, openDraft, revisionOf, sendFile } from "../../../../tests/author.ts";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { findProductPage } from "../queries/product-page.ts";
import { schedulePublication } from "../scheduling/schedule-publication.ts";
import { submitProduct } from "../submit-product.ts";
import { OPAQUE_UNDECLARED } from "./rules.ts";
import { authorshipDeclarations } from "./tables.ts";

/** No two alike: what another store sells waits for somebody to look. */
const cut = () => Buffer.from(`silhouette05\u0000${newId()}`, "latin1");

async function prepared(names: string[]) {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const files = [];
  for (const name of names) files.push(await sendFile(author, productId, name, cut()));
  const submit = async (more: { declaresOpaque?: boolean } = {}) =>
    submitProduct(author, { productId, revision: await revisionOf(productId), form: await filledForm(), ...more });
  const lastOf = async () =>
    (
      await db
        .select()
        .from(authorshipDeclarations)
        .where(eq(authorshipDeclarations.productId, productId))
        .orderBy(desc(authorshipDeclarations.id))
        .limit(1)
    )[0];
  return { author, productId, files, submit, lastOf };
}

test("what nothing here can tell or open is sold on the word of its author, which is kept and shown", async () => {
  const { author, productId, files, submit, lastOf } = await prepared(["corte.studio3"]);
  const page = await findEditedProduct(author.storeId, productId);
  expect(page?.files.map((file) => file.shownKind)).toMatchObject([
    { words: "STUDIO3, arquivo para Silhouette Studio", isOpaque: true, opens: null },
  ]);
  const silent = await submit();
  expect(silent).toMatchObject({ ok: false, reason: "incomplete", fields: { programas: OPAQUE_UNDECLARED } });
  expect(await lastOf()).toBeUndefined();

  const said = await submit({ declaresOpaque: true });
  expect(said).toMatchObject({ ok: true });
  expect(await lastOf()).toMatchObject({ opaqueTerms: "programa-2026-11", opaqueFiles: [files[0]!.id] });
  const shown = await findProductPage(said.ok ? said.value.slug : "");
  expect(shown?.state === "publicado" && shown.files.map((file) => file.onAuthorsWord)).toEqual([
    { words: "STUDIO3, arquivo para Silhouette Studio", isDeclared: true },
  ]);
});

test("the word is asked once of each file: again when another comes, never of what was told by its bytes", async () => {
  const { author, productId, submit, lastOf } = await prepared(["corte.studio3"]);
  expect(await submit({ declaresOpaque: true })).toMatchObject({ ok: true });
  await sendFile(author, productId, "moldes.pdf", await craftPdf(1));
  expect(await submit()).toMatchObject({ ok: true });
  expect(await lastOf()).toMatchObject({ opaqueTerms: null, opaqueFiles: [] });
  await sendFile(author, productId, "outro.studio3", cut());
  expect(await submit()).toMatchObject({ ok: false, fields: { programas: OPAQUE_UNDECLARED } });
  const hour = { publishAt: wallClockSp(new Date(Date.now() + 60 * 60_000)), form: await filledForm(), productId };
  expect(await schedulePublication(author, { ...hour, revision: await revisionOf(productId) })).toMatchObject({
    ok: false,
    fields: { programas: OPAQUE_UNDECLARED },
  });
  expect(await submit({ declaresOpaque: true })).toMatchObject({ ok: true });
  expect((await lastOf())?.opaqueFiles).toHaveLength(2);
});
