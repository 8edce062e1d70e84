/** What Keynote, Numbers and Pages leave in their files, of any year. */
export const IWORK = [/^(?:Index\/Document\.iwa|Index\.zip|index\.(?:apxl|xml)(?:\.gz)?)$/] as const;
