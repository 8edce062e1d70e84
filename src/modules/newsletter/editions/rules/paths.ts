export const EDITIONS_PATH = "/painel/admin/newsletter";
/** An edition on a page of its own, for anybody once it left. */
export const editionPath = (editionId: string): string => `/newsletter/edicao/${editionId}`;
