/** Whether an address is in the panel of who buys, sells or runs the place. */
export const isOfPanel = (path: string): boolean => /^\/painel(?:[/?#]|$)/.test(path);
