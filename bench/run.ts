import { type Autoria, startAutoria } from "./contenders/autoria.ts";
import { type Line, report } from "./report.ts";
import { bytes } from "./rows/bytes.ts";
import { checkout } from "./rows/checkout.ts";
import { pagesCold } from "./rows/pages-cold.ts";
import { pages } from "./rows/pages.ts";
import { rpc } from "./rows/rpc.ts";
import { stampede } from "./rows/stampede.ts";
import { start } from "./rows/start.ts";
import { webhooks } from "./rows/webhooks.ts";

const ROWS: Record<string, (autoria: Autoria) => Promise<Line[]>> = {
  start,
  pages,
  "pages-cold": pagesCold,
  stampede,
  rpc,
  checkout,
  webhooks,
  bytes,
};

const asked = process.argv.slice(2);
const names = asked.length === 0 || asked.includes("all") ? Object.keys(ROWS) : asked;
const unknown = names.filter((name) => !(name in ROWS));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(", ")}. There are: ${Object.keys(ROWS).join(", ")}, all.`);
  process.exit(2);
}

const autoria = await startAutoria();
try {
  for (const name of names) {
    const row = ROWS[name];
    if (row) report(name, await row(autoria));
  }
} finally {
  await autoria.stop();
}
