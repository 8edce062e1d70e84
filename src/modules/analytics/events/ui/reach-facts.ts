import type { readReachPanel } from "../read-panel.ts";

/** What the panel of visits receives. */
export type ReachFacts = Awaited<ReturnType<typeof readReachPanel>>;
