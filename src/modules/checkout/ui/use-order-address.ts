import { useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The order being paid on this page. */
    pedido?: string;
  }
}

/** Puts a new order's id in the address without leaving the page, so that a reload continues with that order. */
export function useOrderAddress(): (orderId: string) => void {
  const router = useRouter();
  return (orderId) =>
    void router.navigate({
      to: ".",
      search: true,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
      state: (before) => ({ ...before, pedido: orderId }),
      mask: { to: "/finalizar-pedido", search: { pedido: orderId }, unmaskOnReload: true },
    });
}
