import { useBlocker } from "@tanstack/react-router";

/** While a payment is being sent, Back and links are blocked; a reload continues from the order's address. */
export const useStay = (isPaying: boolean): void => useBlocker({ shouldBlockFn: () => isPaying, enableBeforeUnload: false });
