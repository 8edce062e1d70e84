/** Every text authors ever agreed to, by its name; a change of words is a new name. */
export const AUTHORSHIP_TERMS = {
  "autoria-2026-11":
    "Declaro que este material é de minha autoria, ou que tenho licença de tudo o que há nele (textos, imagens e fontes) para vender aqui.",
} as const;

export type AuthorshipTerms = keyof typeof AUTHORSHIP_TERMS;

/** The text asked today. */
export const CURRENT_TERMS: AuthorshipTerms = "autoria-2026-11";

/** Every text agreed to of files that nothing here can tell or open. */
export const OPAQUE_TERMS = {
  "programa-2026-11": "Declaro que estes arquivos abrem no programa a que se destinam e não trazem outra coisa dentro.",
} as const;

export const CURRENT_OPAQUE_TERMS: keyof typeof OPAQUE_TERMS = "programa-2026-11";

export const OPAQUE_UNDECLARED = "Marque a declaração dos arquivos que só o programa deles abre.";

export const MOST_THIRD_PARTIES = 500;
export const MOST_PERMISSION = 500;
