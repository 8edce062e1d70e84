/** How the days of a chart are summed. */
export const GROUPS = ["dia", "semana", "mes"] as const;
export type Group = (typeof GROUPS)[number];
