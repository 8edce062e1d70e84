import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createAuthor, openDraft, sendFile } from "../../../../tests/author.ts";
import { db } from "#platform/db.ts";
import { productFiles } from "../tables.ts";
import { makeOlderPreview } from "./make-preview.ts";
import { filePreviews } from "./tables.ts";

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();

it("a file whose preview cannot be kept keeps no other waiting, and has its turn again", async () => {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const failing = await sendFile(author, productId, "arte.png", await picture(500));
  const next = await sendFile(author, productId, "outra.png", await picture(520));
  // What was half made by hand: keeping it again is refused by the database.
  await db.insert(filePreviews).values({ fileId: failing.id, kind: "imagem", problem: "Feito pela metade." });
  const old = (id: string, years: number) =>
    db
      .update(productFiles)
      .set({ createdAt: sql`now() - make_interval(years => ${years})` })
      .where(eq(productFiles.id, id));
  await old(failing.id, 20);
  await old(next.id, 19);
  await expect(makeOlderPreview()).rejects.toThrow();
  expect(await makeOlderPreview()).toBe(1);
  const [made] = await db.select().from(filePreviews).where(eq(filePreviews.fileId, next.id));
  expect(made).toMatchObject({ kind: "imagem", problem: null });
  await db.delete(filePreviews).where(eq(filePreviews.fileId, failing.id));
  while ((await makeOlderPreview()) > 0);
  expect(await makeOlderPreview()).toBe(1);
});
