import { traced } from "./tracing.ts";

const KIND = /^\s*(?:--[^\n]*\n\s*)*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i;

const known = new Map<string, string>();
const MOST_KNOWN = 2_000;

/** What a statement is called in a trace: its verb and the first table it names ("select orders"), never its text or values. */
export function statementName(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const verb = KIND.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const table = /^(select|insert|update|delete|with)$/.test(verb) ? TABLE.exec(text)?.[1] : undefined;
  const name = table === undefined ? verb : `${verb} ${table.toLowerCase()}`;
  if (known.size < MOST_KNOWN) known.set(text, name);
  return name;
}

const textOf = (config: unknown): string =>
  typeof config === "string"
    ? config
    : typeof config === "object" && config !== null && "text" in config && typeof config.text === "string"
      ? config.text
      : "";

/** Traces what `query` of a pool or a client is given, as a part of what is going on. */
export const tracedStatement = <T>(config: unknown, run: () => T): T => {
  const name = statementName(textOf(config));
  return traced({ name, kind: "client", attributes: { "db.system.name": "postgresql", "db.query.summary": name } }, run);
};
