/** What an address of somebody else's answered in the end: a status, a way to where we do not go, that its host is none, or nothing that can be known. */
export type ProbeResult =
  | { kind: "status"; status: number; url: URL }
  | { kind: "elsewhere"; url: URL }
  | { kind: "no_such_host"; host: string }
  | { kind: "unknown"; cause: string };
