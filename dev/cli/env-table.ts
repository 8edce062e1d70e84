import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { envTable } from "../operate/env-table.ts";

writeFileSync(join(import.meta.dirname, "../../docs/operate/variables.md"), envTable());
