import { spawn } from "node:child_process";
import { kindNamed } from "../../kinds/kinds.ts";

const SECONDS = 15;
const MEMORY_KB = 2_000_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Told, never guessed, so that a list of other addresses is not taken for a recording. */
function demuxerOf(kind: string): string {
  const preview = kindNamed(kind)?.preview;
  return preview && "demuxer" in preview ? preview.demuxer : kind;
}

/** What comes before any output: one thread, this file alone, nothing from any network. */
export const readingFrom = (path: string, kind: string, seconds: number): string[] =>
  ["-hide_banner", "-nostdin", "-loglevel", "error", "-threads", "1", "-protocol_whitelist", "file,pipe"].concat(
    ["-f", demuxerOf(kind)],
    ["-t", String(seconds), "-i", path],
  );

/**
 * What ffmpeg writes to its output, or null when it fails. The system itself ends it after 15 seconds of work or 2 GB, also when the
 * process that asked for it is gone.
 */
export function runFfmpeg(ffmpeg: string, words: string[], input?: Uint8Array): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const limits = `ulimit -t ${SECONDS}; ulimit -v ${MEMORY_KB} 2>/dev/null; exec "$@"`;
    const child = spawn("/bin/sh", ["-c", limits, "sh", ffmpeg, ...words], {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: (SECONDS + 2) * 1_000,
      killSignal: "SIGKILL",
    });
    const pieces: Buffer[] = [];
    let bytes = 0;
    child.stdout.on("data", (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MOST_BYTES) child.kill("SIGKILL");
      else pieces.push(piece);
    });
    child.on("error", () => resolve(null));
    child.on("close", (code) => resolve(code === 0 ? Buffer.concat(pieces) : null));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
