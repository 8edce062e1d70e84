const HALF_YEAR_MS = 180 * 24 * 3600 * 1000;

/** The whole of `/.well-known/security.txt`. */
export const securityText = ({ email, origin, now }: { email: string; origin: string; now: Date }): string =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/ajuda/contato`,
    `Expires: ${new Date(now.getTime() + HALF_YEAR_MS).toISOString()}`,
    "Preferred-Languages: pt-BR, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/ajuda/avisar-falha-de-seguranca`,
    "",
  ].join("\n");
