import { readClamdUrl } from "../antivirus/address.ts";
import { pingClamd } from "../antivirus/clamd.ts";
import { doesBusAnswer } from "../bus.ts";
import { pool } from "../db.ts";
import { env } from "../env.ts";
import { redisState } from "../redis.ts";
import { replicaState } from "../replica.ts";
import { storage } from "../storage/open-storage.ts";

type PartState = "ok" | "busy" | "behind" | "down" | "leaving";
export type Readiness = {
  isReady: boolean;
  parts: Record<"process" | "database" | "pool" | "files", PartState> &
    Partial<Record<"replica" | "redis" | "antivirus", PartState>>;
};

/** A load balancer polls every few seconds and gives up quickly: a response later than this counts as none. */
const PATIENCE_MS = 2_000;
const FILES_SECONDS = 30;
const ANTIVIRUS_SECONDS = 30;

let isLeaving = false;

/** From now on this process reports that it must receive no new requests. */
export function startLeaving(): void {
  isLeaving = true;
}
export const isProcessLeaving = (): boolean => isLeaving;

const within = (answer: Promise<boolean>): Promise<PartState> => {
  const late = new Promise<boolean>((resolve) => void setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([answer, late]).then(
    (answers) => (answers ? "ok" : "down"),
    () => "down",
  );
};

let files: { state: Promise<PartState>; until: number } | undefined;
/** Checked at most twice a minute: the storage provider may charge for each request. */
function filesState(): Promise<PartState> {
  if (!files || files.until < performance.now()) {
    files = { state: within(canListFiles()), until: performance.now() + FILES_SECONDS * 1000 };
  }
  return files.state;
}

/** By a list: to a question about one object a store without the bucket answers that there is no such object. */
async function canListFiles(): Promise<boolean> {
  await storage().list("readiness")[Symbol.asyncIterator]().next();
  return true;
}

let antivirus: { state: Promise<PartState>; until: number } | undefined;
/** Null when none is configured. Checked at most twice a minute. */
function antivirusState(): Promise<PartState> | null {
  const address = env.CLAMAV_URL === undefined ? null : readClamdUrl(env.CLAMAV_URL);
  if (!address) return null;
  if (!antivirus || antivirus.until < performance.now())
    antivirus = { state: within(pingClamd(address)), until: performance.now() + ANTIVIRUS_SECONDS * 1000 };
  return antivirus.state;
}

/**
 * Whether this process should receive requests, and the state of each of its parts. Takes at most two seconds. It is not ready without the
 * database; requests waiting for a connection, a replica behind, Redis down, unreadable files or a silent antivirus affect every node
 * alike, and are only reported.
 */
export async function readiness(ready: () => Promise<unknown>): Promise<Readiness> {
  const answer = ready().then(doesBusAnswer);
  answer.catch(() => undefined);
  const [database, filesPart, replica, redis, scanner] = await Promise.all([
    within(answer),
    filesState(),
    replicaState(),
    redisState(),
    antivirusState(),
  ]);
  const parts = {
    process: isLeaving ? "leaving" : "ok",
    database,
    pool: pool.waitingCount > 0 ? "busy" : "ok",
    files: filesPart,
    ...(replica && { replica }),
    ...(redis && { redis }),
    ...(scanner && { antivirus: scanner }),
  } as const;
  return { isReady: database === "ok" && !isLeaving, parts };
}
