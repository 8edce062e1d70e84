import { useRouter } from "@tanstack/react-router";
import { SearchBox } from "#ui/search-box.tsx";
import { adminOrdersHref, type AdminOrdersSearch } from "../../schema/orders-search.ts";

/** One box for everything an order is known by; what is looked for stays in the address and the pages begin again. */
export function SearchForm({ search }: { search: AdminOrdersSearch }) {
  const router = useRouter();
  return (
    <SearchBox
      value={search.busca}
      onSearch={(busca) =>
        void router.navigate({
          href: adminOrdersHref({ ...search, busca, pagina: undefined, pedido: undefined }),
          resetScroll: false,
        })
      }
      label="Buscar pedidos"
      placeholder="Número, cobrança, e-mail, nome ou CPF"
      className="block px-4 py-4 md:max-w-[460px] md:px-5"
    />
  );
}
