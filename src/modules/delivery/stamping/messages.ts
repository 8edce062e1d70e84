/** What a buyer reads beside a file whose copy is on its way. */
export const preparationWords = {
  na_fila: "Preparando sua cópia…",
  preparando: "Carimbando as páginas…",
  demorando: "Está demorando mais que o normal. O download começa assim que a cópia ficar pronta.",
  falhou: "Não conseguimos preparar agora. Clique em Baixar para tentar de novo.",
};
