import type { Program } from "./program.ts";

/** What was brought up, to be taken down in the opposite order. */
export class Stages {
  #downs: (() => Promise<unknown>)[] = [];
  #programs: Program[] = [];
  #ending: Promise<never> | undefined;

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** What is added later is taken down earlier. */
  add(down: () => Promise<unknown>): void {
    this.#downs.unshift(down);
  }

  /** Programs added together are taken down together. */
  addProgram(...programs: Program[]): void {
    this.#programs.push(...programs);
    this.add(() => Promise.all(programs.map((program) => program.stop())));
  }

  /** Takes everything down, then ends this process. */
  takeDown(exitCode: number): Promise<never> {
    this.#ending ??= (async () => {
      for (const down of this.#downs) await down().catch((error: unknown) => console.error(String(error)));
      process.exit(exitCode);
    })();
    return this.#ending;
  }

  /** The first Ctrl-C takes everything down in order; a later one forces it. */
  takeDownOnSignals(): void {
    let requestedAt = 0;
    const onSignal = () => {
      if (requestedAt === 0) {
        requestedAt = Date.now();
        console.log("\nparando…");
        void this.takeDown(0);
        return;
      }
      // npm passes on a Ctrl-C that the terminal has already sent: the echo is not a second one.
      if (Date.now() - requestedAt < 1_000) return;
      for (const program of this.#programs) program.kill();
      process.exit(130);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  }
}
