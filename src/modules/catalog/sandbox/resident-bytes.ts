import { readFile } from "node:fs/promises";

const PAGE_BYTES = 4_096;

/** Memory a process occupies. Known on Linux only; elsewhere 0, and V8's own heap limit is what remains. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  if (process.platform !== "linux" || pid === undefined) return 0;
  const pages = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "0 0");
  return Number(pages.split(" ")[1]) * PAGE_BYTES;
}
