import { runSystem } from "./system.ts";

await runSystem("start");
