import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import type { SealedBox } from "./sealed-box.ts";

export const manifestSchema = z.object({
  form: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  files: z.array(z.object({ key: z.string(), contentType: z.string(), sizeBytes: z.number() })),
  /** Proves, without saying it, that the machine restored to has the SESSION_SECRET that sealed what is sealed. */
  secretMark: z.string(),
  localSecrets: z.record(z.string(), z.string()).optional(),
});
export type Manifest = z.output<typeof manifestSchema>;

const MANIFEST = "manifest";
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** "2026-11-26T03-00-00Z": the folder of a copy made then. */
export const copyName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** The complete copies of a backup folder, oldest first: one that was cut short has no manifest. */
export async function listCopies(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
  const whole = await Promise.all(names.map(async (name) => (await readdir(join(folder, name))).includes(MANIFEST)));
  return names.filter((_, index) => whole[index]);
}

export async function writeManifest(box: SealedBox, copy: string, manifest: Manifest): Promise<void> {
  await mkdir(copy, { recursive: true });
  await box.write(join(copy, MANIFEST), Buffer.from(JSON.stringify(manifest)));
}

/** Throws in words for a person when the copy was cut short, is not there, or has another key. */
export async function readManifest(box: SealedBox, copy: string): Promise<Manifest> {
  if (!existsSync(join(copy, MANIFEST))) throw new Error(`A cópia ${copy} não existe ou foi interrompida antes do fim.`);
  return manifestSchema.parse(JSON.parse((await buffer(await box.read(join(copy, MANIFEST)))).toString()));
}
