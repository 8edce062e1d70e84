/** Failures are counted over ten buckets of a second; an open breaker refuses calls for the cool-down. */
const windowSeconds = 10;
const coolDownMs = 5_000;
const leastFailures = 5;

/** Stops calling a provider that does not answer: at least 5 failures and half of the calls within 10 s. */
export class CircuitBreaker {
  private buckets = new Map<number, { calls: number; failures: number }>();
  private openedAt: number | null = null;
  private probing = false;

  constructor(private readonly now: () => number) {}

  get isOpen(): boolean {
    return this.openedAt !== null;
  }

  /** Whether a call may go. After the cool-down a single call at a time goes as a probe. */
  admit(): boolean {
    if (this.openedAt === null) return true;
    if (this.now() - this.openedAt < coolDownMs || this.probing) return false;
    this.probing = true;
    return true;
  }

  record(failed: boolean): void {
    if (this.openedAt !== null) {
      this.probing = false;
      this.openedAt = failed ? this.now() : null;
      this.buckets.clear();
      return;
    }
    const { calls, failures } = this.count(failed);
    if (failures >= leastFailures && failures * 2 >= calls) this.openedAt = this.now();
  }

  private count(failed: boolean): { calls: number; failures: number } {
    const second = Math.floor(this.now() / 1000);
    const current = this.buckets.get(second) ?? { calls: 0, failures: 0 };
    current.calls++;
    if (failed) current.failures++;
    this.buckets.set(second, current);
    const total = { calls: 0, failures: 0 };
    for (const [at, bucket] of this.buckets) {
      if (second - at >= windowSeconds) this.buckets.delete(at);
      else {
        total.calls += bucket.calls;
        total.failures += bucket.failures;
      }
    }
    return total;
  }
}
