/** Products somebody may prepare before their store opens. */
export const DRAFTS_BEFORE_APPROVAL = 3;

/** Whether a store in this state may make products: an open one, and one that waits for its first answer. */
export const mayPrepare = (storeStatus: string | null): boolean => storeStatus === "aprovada" || storeStatus === "rascunho";
