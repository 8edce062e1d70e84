/**
 * Where a buyer may be named, from what says least of it: in a picture among its unseen data or also on a line at its foot, in an EPUB on a
 * page after its last, in a PDF on the first page or on all.
 */
export const STAMPED = ["dados", "fim", "rodape", "primeira", "todas"] as const;
export type Stamped = (typeof STAMPED)[number];

/** Where an author wants the buyer named: nowhere, or there. */
export const STAMPS = ["nao", ...STAMPED] as const;
export type Stamp = (typeof STAMPS)[number];

const MB = 1024 * 1024;

/** Beyond this a file is not taken apart for every buyer. */
export const STAMP_MOST_BYTES = 200 * MB;

/** What stamping may cost the machine. */
export const stampLimits = { seconds: 60, memoryBytes: 1.5 * 1024 * MB } as const;
