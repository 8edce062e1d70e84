/** Every text authors ever agreed to, by its name; a change of words is a new name. */
export const AUTHORSHIP_TERMS = {
  "autoria-2026-11":
    "Declaro que este material é de minha autoria, ou que tenho licença de tudo o que há nele (textos, imagens e fontes) para vender aqui.",
} as const;

export type AuthorshipTerms = keyof typeof AUTHORSHIP_TERMS;

/** The text asked today. */
export const CURRENT_TERMS: AuthorshipTerms = "autoria-2026-11";

export const MOST_THIRD_PARTIES = 500;
export const MOST_PERMISSION = 500;
