/** The address of clamd: a TCP port, or a local Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Reads `tcp://host:port` or `unix:/path`; null for anything else. */
export function readClamdUrl(text: string): ClamdAddress | null {
  const socket = /^unix:(?:\/\/)?(\/[^\s?#]+)$/.exec(text)?.[1];
  if (socket) return { path: socket };
  const tcp = /^tcp:\/\/(?:\[([0-9a-f:]+)\]|([a-z0-9._-]+)):(\d{1,5})\/?$/i.exec(text);
  const port = Number(tcp?.[3]);
  const host = tcp?.[1] ?? tcp?.[2];
  return host && port >= 1 && port <= 65_535 ? { host, port } : null;
}
