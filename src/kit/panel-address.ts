/** Whether a path is in the panel (of buyers, authors or the administration). */
export const isOfPanel = (path: string): boolean => /^\/painel(?:[/?#]|$)/.test(path);
