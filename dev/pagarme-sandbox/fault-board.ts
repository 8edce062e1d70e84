import * as z from "zod";

export const faultRequest = z.object({
  kind: z.enum(["down", "slow", "timeout-after-commit", "500", "500-after-commit", "429", "truncate"]),
  seconds: z.number().positive().max(86_400),
  path: z.string().optional(),
  method: z.string().toUpperCase().optional(),
  /** How late "slow" answers; longer than any client's patience unless told. */
  delay_ms: z.number().int().nonnegative().default(30_000),
  /** Share of the calls that are hit, 0 to 1. */
  rate: z.number().min(0).max(1).default(1),
});

export type Fault = z.infer<typeof faultRequest> & { until: number };

const needsCommit = new Set<Fault["kind"]>(["timeout-after-commit", "500-after-commit"]);

/** Faults in force, by the machine's time: advancing the sandbox's clock does not end them. */
export class FaultBoard {
  private faults: Fault[] = [];

  add(request: z.infer<typeof faultRequest>): Fault {
    const fault = { ...request, until: Date.now() + request.seconds * 1000 };
    this.faults.push(fault);
    return fault;
  }

  clear(): void {
    this.faults = [];
  }

  list(): Fault[] {
    this.faults = this.faults.filter((fault) => fault.until > Date.now());
    return this.faults;
  }

  /** The fault that hits this call, or null. Those that need a commit leave reads alone. */
  match(method: string, path: string): Fault | null {
    if (this.faults.length === 0) return null;
    for (const fault of this.list()) {
      if (fault.path && !path.includes(fault.path)) continue;
      if (fault.method && fault.method !== method) continue;
      if (needsCommit.has(fault.kind) && (method === "GET" || method === "HEAD")) continue;
      if (fault.rate < 1 && Math.random() >= fault.rate) continue;
      return fault;
    }
    return null;
  }
}
