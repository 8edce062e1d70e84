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

/** A balancer asks every few seconds and gives up soon: an answer later than this is none. */
const PATIENCE_MS = 2_000;
const FILES_SECONDS = 30;
const ANTIVIRUS_SECONDS = 30;

let isLeaving = false;

/** From now on this process asks to be sent nobody new. */
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
/** Asked at most twice a minute: where files live may charge for each question. */
function filesState(): Promise<PartState> {
  if (!files || files.until < performance.now()) {
    const answer = Promise.resolve().then(() =>
      storage()
        .head("readiness")
        .then(() => true),
    );
    files = { state: within(answer), until: performance.now() + FILES_SECONDS * 1000 };
  }
  return files.state;
}

let antivirus: { state: Promise<PartState>; until: number } | undefined;
/** Null where none is configured. Asked at most twice a minute. */
function antivirusState(): Promise<PartState> | null {
  const address = env.CLAMAV_URL === undefined ? null : readClamdUrl(env.CLAMAV_URL);
  if (!address) return null;
  if (!antivirus || antivirus.until < performance.now())
    antivirus = { state: within(pingClamd(address)), until: performance.now() + ANTIVIRUS_SECONDS * 1000 };
  return antivirus.state;
}

/**
 * Whether this process should be sent requests, and how each of its parts is. Never takes longer than two seconds. Without the
 * database it should not; a pool with people waiting, a replica that is behind, Redis gone, files that cannot be read, or an antivirus
 * that is silent, are every node's trouble alike, and only told.
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
