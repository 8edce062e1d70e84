import { useRouter } from "@tanstack/react-router";
import { Search, X } from "lucide-react";
import type { FormEvent } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { ordersHref, type OrdersSearch } from "../schema.ts";
import { formText } from "#ui/form-text.ts";

type OrdersSearchFormProps = { search: OrdersSearch; label: string; placeholder: string; className?: string };

/** Looks for orders; what is looked for stays in the address and the pages begin again. */
export function OrdersSearchForm({ search, label, placeholder, className }: OrdersSearchFormProps) {
  const router = useRouter();
  const look = (busca: string | undefined) => {
    void router.navigate({ href: ordersHref({ ...search, busca, pagina: undefined }), resetScroll: false });
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    look(formText(new FormData(event.currentTarget), "busca").trim() || undefined);
  }

  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextInput
          key={search.busca ?? ""}
          name="busca"
          type="search"
          dense
          aria-label={label}
          placeholder={placeholder}
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
