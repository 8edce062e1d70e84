import { useBlocker } from "@tanstack/react-router";

/** While a payment is being sent, Back and links wait; a reload goes on from the order's address. */
export const useStay = (isPaying: boolean): void => useBlocker({ shouldBlockFn: () => isPaying, enableBeforeUnload: false });
