type Requested = { method: string; path: string };
type Limit = { name: string; covers: (call: Requested) => boolean; calls: number; perMs: number };

const minute = 60_000;
const reads = (name: string, pattern: RegExp, calls: number): Limit => ({
  name,
  covers: ({ method, path }) => method === "GET" && pattern.test(path),
  calls,
  perMs: minute,
});

/** The limits the provider documents, with a margin for the other processes of a small installation. */
const DOCUMENTED: readonly Limit[] = [
  reads("orders", /^\/(orders|charges|customers)(\/|$)/, 180),
  reads("recipients", /^\/recipients$/, 90),
  reads("recipient", /^\/recipients\//, 135),
  reads("payables", /^\/payables/, 630),
  reads("hooks", /^\/hooks/, 45),
];
const TEST_ACCOUNT: Limit = { name: "test", covers: () => true, calls: 10, perMs: 1_000 };

/** Keeps the calls of a process within the documented limits, and away from a group the provider asked to leave alone. */
export class Pace {
  private readonly limits: readonly Limit[];
  private readonly gone = new Map<string, number[]>();
  private readonly heldUntil = new Map<string, number>();

  constructor({ isTest }: { isTest: boolean }) {
    this.limits = isTest ? [...DOCUMENTED, TEST_ACCOUNT] : DOCUMENTED;
  }

  /** Milliseconds until a call may go; at 0 it is counted as gone. */
  take(call: Requested, now: number): number {
    const rules = this.limits.filter((limit) => limit.covers(call));
    const waitMs = Math.max(0, ...rules.map((limit) => this.waitFor(limit, now)));
    if (waitMs === 0) for (const { name } of rules) this.gone.get(name)?.push(now);
    return waitMs;
  }

  /** The provider said no until then. */
  hold(call: Requested, until: number): void {
    for (const { name, covers } of this.limits) if (covers(call)) this.heldUntil.set(name, until);
  }

  private waitFor({ name, calls, perMs }: Limit, now: number): number {
    const recent = (this.gone.get(name) ?? []).filter((at) => at > now - perMs);
    this.gone.set(name, recent);
    const oldest = recent.length >= calls ? (recent.at(-calls) ?? now) : null;
    const byCount = oldest === null ? 0 : oldest + perMs - now;
    return Math.max(byCount, (this.heldUntil.get(name) ?? 0) - now, 0);
  }
}
