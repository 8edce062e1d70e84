import { parseArgs } from "node:util";
import { joinRunningSystem } from "../../dev/cli/running-system.ts";
import { exitWithMessage } from "../../dev/cli/messages.ts";

/** `npm run seed` makes the demo market in an empty database; `-- --products 100000` the large one, rows only. */
try {
  const { products } = parseArgs({ options: { products: { type: "string" } } }).values;
  const wanted = Number(products ?? 0);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 10_000_000)
    throw new Error(`--products espera um número inteiro até 10000000, não "${products}".`);
  joinRunningSystem();
  if (wanted === 0) await import("./seed.ts");
  else {
    const { seedLarge } = await import("./large/seed-large.ts");
    await seedLarge(wanted);
    const { pool } = await import("#platform/db.ts");
    await pool.end();
  }
} catch (error) {
  exitWithMessage(error);
}
