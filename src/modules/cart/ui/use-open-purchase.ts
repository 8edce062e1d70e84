import { useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The purchase is open over the page. */
    compra?: boolean;
  }
}

/**
 * Opens the purchase over the page: the address tells `/finalizar-pedido`, which a reload opens as a page of its own, and
 * Back closes it.
 */
export function useOpenPurchase(): () => Promise<void> {
  const router = useRouter();
  return () =>
    router.navigate({
      to: ".",
      search: true,
      resetScroll: false,
      state: { compra: true },
      mask: { to: "/finalizar-pedido", unmaskOnReload: true },
    });
}
