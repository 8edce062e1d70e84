/** How long the clip of a recording lasts, in seconds. */
export const CLIP_SECONDS = { audio: 30, video: 10 } as const;

/** How many names of a ZIP are shown. */
export const MOST_ENTRIES = 200;

/** Words a visitor may write with a font before buying it. */
export const MOST_SPECIMEN_CHARACTERS = 60;
