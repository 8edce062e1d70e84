import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdminArea, AdminRight } from "#kit/admin-roles.ts";

const MODULES = join(import.meta.dirname, "../src/modules");

/** Every verb of the administration, with the area its door names and the right its method asks, as its source says. */
export const ADMIN_VERBS = readdirSync(MODULES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("functions.ts"))
  .flatMap((file) => [
    ...readFileSync(join(MODULES, file), "utf8").matchAll(/^export const (\w+) = (\w+)AdminDoor\(\{ method: "(GET|POST)" \}\)/gm),
  ])
  .map(([, name = "", area = "", method = ""]) => ({
    name,
    area: area as AdminArea,
    right: (method === "GET" ? "read" : "act") as AdminRight,
  }));

export const adminAreas = (): Map<string, AdminArea> => new Map(ADMIN_VERBS.map(({ name, area }) => [name, area]));
