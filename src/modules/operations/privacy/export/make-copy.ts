import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { streamZip, type ZipMember, zipSize } from "#platform/zip-stream.ts";
import { ok, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { findPerson } from "../queries/find-person.ts";
import { COPY_HOURS, copyReadyEmail } from "../schema.ts";
import { personalExports } from "../tables.ts";
import { type CopyPart, gatherParts } from "./gather-parts.ts";
import { csvName, jsonName, writeCsv, writeJson, writePage } from "./write-copy.ts";

/** Makes the ZIP a person asked for, keeps it for 24 hours and tells them. Making it again is harmless. */
export async function makeCopy(exportId: string) {
  const [requested] = await db
    .select()
    .from(personalExports)
    .where(and(eq(personalExports.id, exportId), eq(personalExports.status, "pedida")));
  if (!requested) return refuse("not_asked");
  const person = await findPerson(db, requested.userId);
  const parts: CopyPart[] = [];
  for await (const part of gatherParts(person)) parts.push(part);
  const at = requested.requestedAt;
  const members = [
    member("leia.html", writePage(person.name, parts, at), at),
    ...parts.map((part) => member(jsonName(part), writeJson(part), at)),
    ...parts.filter((part) => part.rows.length > 0).map((part) => member(csvName(part), writeCsv(part), at)),
  ];
  const storageKey = `personal-exports/${exportId}.zip`;
  const sizeBytes = zipSize(members);
  await storage().put(storageKey, Readable.from(streamZip(members)), { contentType: "application/zip", sizeBytes });
  return transact(async (tx) => {
    const [ready] = await tx
      .update(personalExports)
      .set({
        status: "pronta",
        storageKey,
        sizeBytes,
        readyAt: sql`now()`,
        expiresAt: sql`now() + make_interval(hours => ${COPY_HOURS})`,
      })
      .where(and(eq(personalExports.id, exportId), eq(personalExports.status, "pedida")))
      .returning({ expiresAt: personalExports.expiresAt });
    if (!ready?.expiresAt) return refuse("not_asked");
    const payload = { name: person.name, until: ready.expiresAt.toISOString() };
    await enqueueEmail(tx, copyReadyEmail, { ref: exportId, to: person.email, payload });
    return ok();
  });
}

function member(name: string, text: string, at: Date): ZipMember {
  const bytes = Buffer.from(text);
  return { name, at, sizeBytes: bytes.length, open: async () => Readable.from([bytes]) };
}
