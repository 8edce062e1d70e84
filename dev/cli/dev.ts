import { runSystem } from "./system.ts";

await runSystem("dev");
