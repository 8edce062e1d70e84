import { useRouter } from "@tanstack/react-router";
import { SearchBox } from "#ui/search-box.tsx";
import { ordersHref, type OrdersSearch } from "../schema.ts";

type OrdersSearchFormProps = { search: OrdersSearch; label: string; placeholder: string; className?: string };

/** Looks for orders; what is looked for stays in the address and the pages begin again. */
export function OrdersSearchForm({ search, ...words }: OrdersSearchFormProps) {
  const router = useRouter();
  return (
    <SearchBox
      {...words}
      value={search.busca}
      onSearch={(busca) =>
        void router.navigate({ href: ordersHref({ ...search, busca, pagina: undefined }), resetScroll: false })
      }
    />
  );
}
