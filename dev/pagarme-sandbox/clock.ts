interface Appointment {
  at: number;
  sequence: number;
  act: () => void;
}

/** The sandbox's own time: the machine's plus whatever was advanced, with work booked for later. */
export class SandboxClock {
  private offsetMs = 0;
  private sequence = 0;
  private heap: Appointment[] = [];
  private timer: NodeJS.Timeout | null = null;
  private lastIso = { second: Number.NaN, text: "" };

  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** ISO 8601 UTC without milliseconds, the way orders and charges carry it. */
  iso(at = this.now()): string {
    const second = Math.floor(at / 1000);
    if (second !== this.lastIso.second) this.lastIso = { second, text: `${new Date(at).toISOString().slice(0, 19)}Z` };
    return this.lastIso.text;
  }

  get aheadMs(): number {
    return this.offsetMs;
  }

  /** Books `act` for an instant of this clock; a past instant runs on the next tick. */
  at(instant: number, act: () => void): void {
    const appointment = { at: instant, sequence: this.sequence++, act };
    this.push(appointment);
    if (this.heap[0] === appointment) this.rearm();
  }

  /** Moves the clock forward and runs, in order, everything that fell due. */
  advance(ms: number): void {
    this.offsetMs += ms;
    this.runDue();
  }

  reset(): void {
    this.offsetMs = 0;
    this.heap = [];
    this.rearm();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private runDue(): void {
    const now = this.now();
    for (let next = this.heap[0]; next && next.at <= now; next = this.heap[0]) {
      this.pop();
      next.act();
    }
    this.rearm();
  }

  private rearm(): void {
    this.stop();
    const next = this.heap[0];
    if (!next) return;
    const wait = Math.min(Math.max(next.at - this.now(), 0), 60_000);
    this.timer = setTimeout(() => this.runDue(), wait);
    this.timer.unref();
  }

  private before(a: number, b: number): boolean {
    const [x, y] = [this.heap[a], this.heap[b]];
    if (!x || !y) return false;
    return x.at === y.at ? x.sequence < y.sequence : x.at < y.at;
  }

  private swap(a: number, b: number): void {
    const [x, y] = [this.heap[a], this.heap[b]];
    if (!x || !y) return;
    this.heap[a] = y;
    this.heap[b] = x;
  }

  private push(appointment: Appointment): void {
    this.heap.push(appointment);
    let child = this.heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.before(child, parent)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  private pop(): void {
    this.swap(0, this.heap.length - 1);
    this.heap.pop();
    let parent = 0;
    for (;;) {
      const left = parent * 2 + 1;
      let first = parent;
      if (this.before(left, first)) first = left;
      if (this.before(left + 1, first)) first = left + 1;
      if (first === parent) return;
      this.swap(parent, first);
      parent = first;
    }
  }
}
