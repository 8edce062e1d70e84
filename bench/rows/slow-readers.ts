import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Autoria } from "../contenders/autoria.ts";
import { ask } from "../market.ts";
import { openSessions } from "./sessions.ts";
import { MEGABYTE } from "./watch-memory.ts";

const READERS = 50;
const EACH = 5;
const BYTES = 200 * MEGABYTE;

type Bought = { entitlement_id: string; file_id: string; user_id: string };

/** Prepares fifty downloads of a 200 MB file by ten people who bought one, each taking 64 kB a second. */
export async function prepareSlowReaders(autoria: Autoria) {
  const bought = await ask<Bought>(
    autoria,
    `select distinct on (e.user_id) e.id as entitlement_id, vf.file_id, e.user_id from entitlements e
      join product_version_files vf on vf.version_id = e.version_id join product_files f on f.id = vf.file_id and f.stamp = 'nao'
      where e.revoked_at is null order by e.user_id limit ${READERS / EACH}`,
  );
  // First: it names the bench's folder to what keeps files.
  const cookies = await openSessions(
    autoria,
    bought.map((one) => one.user_id),
  );
  const restore = await makeLarge(
    autoria,
    bought.map((one) => one.file_id),
  );
  return (_: Autoria, isOver: () => boolean) => readSlowly(autoria, isOver, { bought, cookies, restore });
}

type Prepared = { bought: Bought[]; cookies: Map<string, string>; restore: () => Promise<void> };

async function readSlowly(autoria: Autoria, isOver: () => boolean, { bought, cookies, restore }: Prepared) {
  const answers: Record<string, number> = {};
  const requests = bought.flatMap(({ entitlement_id, file_id, user_id }) =>
    Array.from({ length: EACH }, () => {
      const headers = { cookie: cookies.get(user_id) ?? "" };
      return get(`${autoria.url}/baixar/${entitlement_id}/${file_id}`, { headers, agent: false }, (answer) => {
        answers[answer.statusCode ?? 0] = (answers[answer.statusCode ?? 0] ?? 0) + 1;
        void sip(answer, isOver);
      }).on("error", () => undefined);
    }),
  );
  while (!isOver()) await sleep(200);
  for (const request of requests) request.destroy();
  await restore();
  return answers;
}

async function sip(answer: IncomingMessage, isOver: () => boolean): Promise<void> {
  answer.on("error", () => undefined);
  while (!isOver() && !answer.destroyed) {
    answer.read(65_536);
    await sleep(1_000);
  }
}

/** Puts a large object where these files are, in the bench's own market; answers what puts them back. */
async function makeLarge(autoria: Autoria, fileIds: string[]): Promise<() => Promise<void>> {
  const { storage } = await import("#platform/storage/open-storage.ts");
  const key = `files/${"0".repeat(64)}`;
  await storage().put(key, Buffer.alloc(BYTES), { contentType: "application/pdf", sizeBytes: BYTES });
  const ids = fileIds.map((id) => `'${id}'`).join(", ");
  const before = await ask<{ id: string; storage_key: string; size_bytes: number }>(
    autoria,
    `select id, storage_key, size_bytes from product_files where id in (${ids})`,
  );
  await ask(autoria, `update product_files set storage_key = '${key}', size_bytes = ${BYTES} where id in (${ids})`);
  return async () => {
    for (const { id, storage_key, size_bytes } of before)
      await ask(
        autoria,
        `update product_files set storage_key = '${storage_key}', size_bytes = ${size_bytes} where id = '${id}'`,
      );
    await storage().delete(key);
  };
}
