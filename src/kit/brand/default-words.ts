/** The texts of the default brand, used where the operator has written no others. */
export const DEFAULT_WORDS = {
  /** At the bottom of every page. */
  tagline: "Materiais digitais de autores independentes do Brasil. Arquivos de autores identificados, com 7 dias de garantia.",
  /** The description of the home page for search engines. */
  description: "Planos de aula, moldes, fontes, trilhas e planilhas de autores brasileiros. Pague com Pix e baixe na hora.",
  /** The description for AI assistants that read the site. */
  assistants:
    "Marketplace brasileiro de arquivos digitais: planos de aula, moldes, fontes, trilhas e planilhas, vendidos por quem os fez.",
};
