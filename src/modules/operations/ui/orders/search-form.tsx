import { useRouter } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import type { FormEvent } from "react";
import { formText } from "#ui/form-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { adminOrdersHref, type AdminOrdersSearch } from "../../schema/orders-search.ts";

/** One box for everything an order is known by; what is looked for stays in the address and the pages begin again. */
export function SearchForm({ search }: { search: AdminOrdersSearch }) {
  const router = useRouter();
  const look = (busca: string | undefined) =>
    void router.navigate({
      href: adminOrdersHref({ ...search, busca, pagina: undefined, pedido: undefined }),
      resetScroll: false,
    });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    look(formText(new FormData(event.currentTarget), "busca").trim() || undefined);
  }

  return (
    <search className="block px-4 py-4 md:max-w-[460px] md:px-5">
      <form onSubmit={submit}>
        <TextInput
          key={search.busca ?? ""}
          name="busca"
          type="search"
          dense
          aria-label="Buscar pedidos"
          placeholder="Número, cobrança, e-mail, nome ou CPF"
          defaultValue={search.busca}
          enterKeyHint="search"
          before={<Search aria-hidden className="size-[18px]" />}
          after={
            search.busca && (
              <IconButton label="Limpar a busca" tip={false} size="sm" className="-mr-2" onClick={() => look(undefined)}>
                <X />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
