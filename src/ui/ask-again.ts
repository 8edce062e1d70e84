import { createContext, use } from "react";

type Answer = { ok: boolean; reason?: string | undefined };

/** Makes a call that may first need something of the person; answers null when they gave up. */
export type AskAgain = <A extends Answer>(call: () => Promise<A | null>) => Promise<A | null>;

export const AskAgainContext = createContext<AskAgain>((call) => call());

/** How calls that may be refused until the person confirms who they are get made here. */
export const useAskAgain = (): AskAgain => use(AskAgainContext);
