/** What a DSN says: where a project of Sentry's takes envelopes, and the public key that names it. */
export type Dsn = { host: string; projectId: string; publicKey: string; envelopeUrl: string };

/** Reads `https://key@host/path/project`; null for anything else. */
export function readDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, folder = "", projectId] = /^(\/.*)?\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || username === "" || projectId === undefined) return null;
  return { host, projectId, publicKey: username, envelopeUrl: `${protocol}//${host}${folder}/api/${projectId}/envelope/` };
}

/** Whether an envelope's first line names this very project. */
export function isEnvelopeFor(dsn: Dsn, envelope: string): boolean {
  const named = readDsn(dsnIn(envelope.slice(0, envelope.indexOf("\n") >>> 0)));
  return named?.envelopeUrl === dsn.envelopeUrl && named.publicKey === dsn.publicKey;
}

function dsnIn(line: string): string {
  try {
    const { dsn } = JSON.parse(line) as { dsn?: unknown };
    return typeof dsn === "string" ? dsn : "";
  } catch {
    return "";
  }
}
