/** One request of the drill, as whoever made it saw it end. `error` names the kind: a status, or how the connection was lost. */
type Seen = { at: number; actor: Actor; error: string | null };
export type Actor = "reader" | "buyer" | "upload";

export type Fault = { name: string; at: number; note?: string };

/** What was seen, and when which fault began: the drill's table comes from it. */
export class Counts {
  readonly faults: Fault[] = [{ name: "none yet", at: performance.now() }];
  readonly #seen: Seen[] = [];
  readonly begun = new Set<string>();
  readonly finished = new Set<string>();
  readonly uploads = { begun: 0, whole: 0, resumed: 0 };
  readonly pages = { compared: 0, old: 0 };
  readonly lost: string[] = [];

  startFault(name: string): Fault {
    const fault: Fault = { name, at: performance.now() };
    this.faults.push(fault);
    return fault;
  }

  see(actor: Actor, error: string | null): void {
    this.#seen.push({ at: performance.now(), actor, error });
  }

  /** The rows of the table: from each fault until the next, requests, errors by kind, and the longest time in which nobody read a page. */
  rows(): string[][] {
    return this.faults.slice(0, -1).map(({ name, at, note }, nth) => {
      const until = this.faults[nth + 1]?.at ?? at;
      const seen = this.#seen.filter((one) => one.at >= at && one.at < until);
      return [name, String(seen.length), errorsOf(seen), seconds(longestGap(seen, at, until)), note ?? ""];
    });
  }

  /** Of all of them, until the last ended: then the readers stopped. */
  total(): string[] {
    const longest = this.faults.slice(0, -1).map(({ at }, nth) => longestGap(this.#seen, at, this.faults[nth + 1]?.at ?? at));
    return ["all", String(this.#seen.length), errorsOf(this.#seen), seconds(Math.max(...longest)), ""];
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function errorsOf(seen: readonly Seen[]): string {
  const times = new Map<string, number>();
  for (const { actor, error } of seen) {
    if (error === null) continue;
    const kind = `${actor} ${error}`;
    times.set(kind, (times.get(kind) ?? 0) + 1);
  }
  const words = [...times].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => `${count} × ${kind}`);
  return words.join(", ") || "none";
}

function longestGap(seen: readonly Seen[], from: number, until: number): number {
  const read = seen.filter(({ at, actor, error }) => actor === "reader" && error === null && at >= from && at < until);
  const moments = [from, ...read.map(({ at }) => at), until];
  return Math.max(...moments.slice(1).map((at, nth) => at - (moments[nth] ?? at)));
}

/** Columns wide enough for what they hold. */
export function table(head: readonly string[], rows: readonly string[][]): string {
  const all = [[...head], ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
