/** The header that says that a call came from a page of another build: its function does not exist here, and nothing was done. */
export const OUTDATED_PAGE = "x-outdated-page";
