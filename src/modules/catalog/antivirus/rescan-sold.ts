import { holdOutdated } from "./queries/outdated.ts";
import { rescanOutdated } from "./rescan-outdated.ts";
import { scanSold } from "./scan-sold.ts";

/** Has contents looked at again that are in a version, what sold last first. Answers how many were asked about. */
export const rescanSold = (): Promise<number> => rescanOutdated({ hold: holdOutdated, scan: scanSold });
