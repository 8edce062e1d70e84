import { createSandbox } from "./app.ts";
import { readOptions } from "./options.ts";

const { start } = createSandbox(readOptions(process.env));
const running = await start();
process.stdout.write(`sandbox da Pagar.me: ${running.url}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void running.close().then(() => process.exit(0)));
}
