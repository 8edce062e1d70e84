/** `npm run drill`: several nodes while each part fails; `npm run drill -- point-in-time`: a database brought back to a moment. */
await (process.argv[2] === "point-in-time" ? import("./point-in-time/main.ts") : import("./nodes.ts"));
export {};
