/** What a suspension may take away; what was bought and earned stays in sight whatever it is. */
export const SCOPES = ["comprar", "vender", "sacar"] as const;
export type Scope = (typeof SCOPES)[number];
