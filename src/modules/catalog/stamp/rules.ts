/** Where an author wants the buyer named: nowhere, on the first page, or on all. */
export const STAMPS = ["nao", "primeira", "todas"] as const;
export type Stamp = (typeof STAMPS)[number];

const MB = 1024 * 1024;

/** Beyond this a PDF is not taken apart for every buyer. */
export const STAMP_MOST_BYTES = 200 * MB;

/** What stamping may cost the machine. */
export const stampLimits = { seconds: 60, memoryBytes: 1.5 * 1024 * MB } as const;
