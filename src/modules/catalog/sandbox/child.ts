import { tasks } from "./tasks.ts";

/** The process where other people's files are parsed: no secrets in its environment, killed when it costs too much. */
process.on("message", (request: { task: keyof typeof tasks; input: unknown[] }) => {
  void answer(request);
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function answer({ task, input }: { task: keyof typeof tasks; input: unknown[] }): Promise<void> {
  const run = tasks[task] as (...input: unknown[]) => Promise<unknown>;
  try {
    process.send?.({ value: await run(...input) });
  } catch (error) {
    process.send?.({ threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
