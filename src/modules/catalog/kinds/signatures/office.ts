const TYPES = /^\[Content_Types\]\.xml$/;

/** What the files of Office hold since 2007, by program. */
export const WORD = [TYPES, /^word\/document\.xml$/] as const;
export const SLIDES = [TYPES, /^ppt\/presentation\.xml$/] as const;
export const SHEET = [TYPES, /^xl\/workbook\.xml$/] as const;
