/** What the default brand says of the market, where its operator has written nothing else. */
export const DEFAULT_WORDS = {
  /** At the foot of every page. */
  tagline: "Materiais digitais de autores independentes do Brasil. Arquivos de autores identificados, com 7 dias de garantia.",
  /** To search engines, of the home page. */
  description: "Planos de aula, moldes, fontes, trilhas e planilhas de autores brasileiros. Pague com Pix e baixe na hora.",
  /** To assistants that read the web. */
  assistants:
    "Marketplace brasileiro de arquivos digitais: planos de aula, moldes, fontes, trilhas e planilhas, vendidos por quem os fez.",
};
