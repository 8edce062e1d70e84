/** The longest clip of a recording, in seconds. */
export const CLIP_SECONDS = { audio: 30, video: 10 } as const;

/** Of a short recording no more than this part is given. */
const MOST_OF_WHOLE = 0.5;

/** How long the clip of a recording lasts, in seconds; `wholeSeconds` null when nobody could tell. */
export const clipSeconds = (kind: keyof typeof CLIP_SECONDS, wholeSeconds: number | null): number =>
  Math.min(CLIP_SECONDS[kind], wholeSeconds ? wholeSeconds * MOST_OF_WHOLE : CLIP_SECONDS[kind]);

/** How many names of a ZIP are shown. */
export const MOST_ENTRIES = 200;

/** Words a visitor may write with a font before buying it. */
export const MOST_SPECIMEN_CHARACTERS = 60;
