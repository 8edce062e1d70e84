/**
 * The final result of requesting an address on another site: a status, an address we do not follow, a host that does not exist, or unknown.
 */
export type ProbeResult =
  | { kind: "status"; status: number; url: URL }
  | { kind: "elsewhere"; url: URL }
  | { kind: "no_such_host"; host: string }
  | { kind: "unknown"; cause: string };
