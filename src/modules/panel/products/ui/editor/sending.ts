import type { DetailedError, Upload } from "tus-js-client";
import { fileIdOfUpload } from "#modules/catalog/rules/upload-id.ts";
import { readSendingFailure, refuseBeforeSending, type SendingLimits } from "#modules/catalog/ui/upload-refusal.ts";

/** A file on its way in, from this browser. Lives outside the page, so that going to another page of the panel stops nothing. */
export type Sending = {
  key: string;
  productId: number;
  name: string;
  /** The file whose place it takes. */
  replaces: { id: string; name: string } | null;
  sizeBytes: number;
  sentBytes: number;
  /** Seconds to go at the speed so far; null until it is known. */
  secondsLeft: number | null;
  /** Why it stopped. */
  problem: string | null;
  /** Its author asked to wait. */
  isPaused: boolean;
  /** Whether sending the same file again may end otherwise. */
  canRetry: boolean;
  /** The file's id on the server, once it has one. */
  fileId: string | null;
};

const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

let sendings: readonly Sending[] = [];
const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

export const currentSendings = (): readonly Sending[] => sendings;

export function onSendings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Sending[]) {
  sendings = next;
  listeners.forEach((listener) => listener());
}

const update = (key: string, part: Partial<Sending>) =>
  publish(sendings.map((one) => (one.key === key ? { ...one, ...part } : one)));

const drop = (key: string) => {
  uploads.delete(key);
  publish(sendings.filter((one) => one.key !== key));
};

type SendOptions = { limits: SendingLimits; onDone: () => void; replaces?: Sending["replaces"] };

/** Sends a file in parts, going on from where an earlier try of the same file stopped, even before a reload. */
export async function sendFile(productId: number, file: File, { limits, onDone, replaces = null }: SendOptions): Promise<void> {
  const key = crypto.randomUUID();
  const fresh = {
    key,
    productId,
    name: file.name,
    replaces,
    sizeBytes: file.size,
    sentBytes: 0,
    secondsLeft: null,
    problem: refuseBeforeSending(file, limits),
    isPaused: false,
    canRetry: false,
    fileId: null,
  };
  publish([...sendings, fresh]);
  if (fresh.problem) return;
  addEventListener("online", resumeLost);
  const { Upload } = await import("tus-js-client");
  const speed = speedometer();
  const upload = new Upload(file, {
    endpoint: "/uploads",
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    metadata: { productId: String(productId), filename: file.name, ...(replaces ? { replaces: replaces.id } : {}) },
    fingerprint: () => Promise.resolve(["autoria", productId, file.name, file.size, file.lastModified, replaces?.id].join("|")),
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0, error.originalResponse?.getBody() ?? ""),
    onUploadUrlAvailable: () => update(key, { fileId: fileIdOf(upload.url) }),
    onProgress: (sentBytes) => update(key, { sentBytes, secondsLeft: speed(sentBytes, file.size), problem: null }),
    onSuccess: () => {
      drop(key);
      onDone();
    },
    onError: (error) =>
      update(key, { ...readSendingFailure("originalResponse" in error ? answerOf(error) : null), secondsLeft: null }),
  });
  uploads.set(key, upload);
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  const isPaused = sendings.some((one) => one.key === key && one.isPaused);
  if (!isPaused) upload.start();
}

/** Sends nothing more until asked to go on. What came is kept, also when the page is left meanwhile. */
export function pauseSending(key: string): void {
  update(key, { isPaused: true, secondsLeft: null });
  void uploads.get(key)?.abort();
}

/** Goes on from where it stopped. */
export function resumeSending(key: string): void {
  update(key, { problem: null, isPaused: false });
  uploads.get(key)?.start();
}

/** What a lost connection stopped goes on by itself once there is one. */
function resumeLost(): void {
  for (const { key, problem, canRetry, isPaused } of sendings) if (problem && canRetry && !isPaused) resumeSending(key);
}

/** Gives up: the server forgets what had come. */
export async function cancelSending(key: string): Promise<void> {
  const upload = uploads.get(key);
  drop(key);
  await upload?.abort(true).catch(() => undefined);
}

/**
 * Silent for a while (408), the part before still being written (423) and too many at once (429) pass, as what broke on our side does. So
 * does a part sent to where the file no longer ends (409): the next try asks where it does. A refusal of ours has words, and stays.
 */
const isPassing = (status: number, body: string): boolean =>
  [0, 408, 423, 429].includes(status) || status >= 500 || (status === 409 && !body.startsWith("{"));

const answerOf = ({ originalResponse }: DetailedError) =>
  originalResponse && { status: originalResponse.getStatus(), body: originalResponse.getBody() };

function fileIdOf(url: string | null): string | null {
  const id = /([0-9a-f]{32})$/.exec(url ?? "")?.[1];
  return id ? fileIdOfUpload(id) : null;
}

function speedometer() {
  const startedAt = performance.now();
  let startBytes: number | null = null;
  return (sentBytes: number, sizeBytes: number): number | null => {
    startBytes ??= sentBytes;
    const seconds = (performance.now() - startedAt) / 1000;
    const moved = sentBytes - startBytes;
    return seconds < 1 || moved <= 0 ? null : Math.ceil(((sizeBytes - sentBytes) * seconds) / moved);
  };
}
