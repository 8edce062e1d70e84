/** Why the antivirus gave no verdict on a file: it was unreachable, stopped midway, does not accept so large a file, or took too long. */
export const SCAN_CAUSES = ["away", "cut", "too_large", "too_long"] as const;
export type ScanCause = (typeof SCAN_CAUSES)[number];
