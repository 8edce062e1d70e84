type Described = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack?: string;
  cause?: unknown;
};

const MOST_CAUSES = 5;

/** Describes an error for the log: what failed and where, without values of queries, rows or people. Follows at most five causes. */
export function describeError(error: unknown, causes = 0): Described | string {
  if (!(error instanceof Error)) return withoutValues(typeof error === "string" ? error : String(error));
  const given = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const described: Described = { type: error.constructor.name, message: messageOf(error), stack: framesOf(error) };
  if (typeof given.code === "string") described.code = given.code;
  if (typeof given.constraint === "string") described.constraint = given.constraint;
  if (typeof given.table === "string") described.table = given.table;
  if (error.cause !== undefined && causes < MOST_CAUSES) described.cause = describeError(error.cause, causes + 1);
  return described;
}

/**
 * Removes from a text the values given to a query (drizzle writes them after `params:`, PostgreSQL in quotes after a colon or in
 * parentheses) and e-mail addresses, which mail servers repeat when they refuse them.
 */
export function withoutValues(text: string): string {
  return text
    .replace(/\bparams: [\s\S]*/, "params: [hidden]")
    .replace(/(invalid input (?:syntax|value) for [^:]*: )"[\s\S]*"/, '$1"[hidden]"')
    .replace(/(value )"[\s\S]*"( is out of range)/, '$1"[hidden]"$2')
    .replace(/(Key )\([\s\S]*?\)=\([\s\S]*\)/, "$1[hidden]")
    .replace(/[^\s<>"'(),:;=/@]{1,64}@[^\s<>"'(),:;=/@]+\.[^\s<>"'(),:;=/@]{2,}/g, "[e-mail]");
}

/** SQLSTATE class 22 errors quote the value that could not be read; others name only columns and constraints. */
function messageOf(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const message = withoutValues(error.message);
  return /^22\w{3}$/.test(code) ? message.replaceAll(/"[^"]*"/g, '"[hidden]"') : message;
}

/** Only the frames of the stack: its first lines repeat the message. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  const rest = at === -1 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
