/** Why the antivirus said nothing of a file: it could not be reached, broke off, takes no file so large, or took too long. */
export const SCAN_CAUSES = ["away", "cut", "too_large", "too_long"] as const;
export type ScanCause = (typeof SCAN_CAUSES)[number];
