import { createReadStream, type ReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ok, type Outcome } from "#kit/outcome.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { newMark } from "../../catalog/stamp/mark.ts";
import type { Stamped } from "../../catalog/stamp/rules.ts";
import { stampInChild, type StampFailure } from "../../catalog/stamp/stamp-in-child.ts";

type Made = { stream: ReadStream; sizeBytes: number };

/** What a buyer of this file would receive, stamped with words of no order. The copy is gone once read, or left unread. */
export async function makeTestCopy(storageKey: string, place: Stamped, name: string): Promise<Outcome<Made, StampFailure>> {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-teste-"));
  const forget = () => rm(folder, { recursive: true, force: true });
  const target = path.join(folder, "copia");
  const mark = newMark();
  try {
    const line = `Cópia de teste de ${name}, sem pedido. Código ${mark}`;
    const made = await withLocalCopy(storage(), storageKey, (source) =>
      stampInChild(source, target, { place, line, mark }, "author"),
    );
    if (!made.ok) {
      await forget();
      return made;
    }
    const stream = createReadStream(target);
    stream.once("close", () => void forget());
    return ok({ stream, sizeBytes: made.value.sizeBytes });
  } catch (error) {
    await forget();
    throw error;
  }
}
