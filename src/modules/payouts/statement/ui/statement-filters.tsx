import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { MAX_DAYS, type Period } from "../rules/period.ts";
import { MOVE_TYPES, type MoveType } from "../rules/move-types.ts";
import { statementHref, type StatementSearch } from "../schema.ts";

const LABELS: Record<MoveType, string> = {
  vendas: "Vendas",
  reembolsos: "Reembolsos",
  contestacoes: "Contestações",
  liberacoes: "Liberações",
  saques: "Saques",
  ajustes: "Ajustes",
};

/** The filters by type, period and text, all stored in the address. */
export function StatementFilters({ search, period }: { search: StatementSearch; period: Period }) {
  const router = useRouter();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [de, ate, busca] = ["de", "ate", "busca"].map((name) => formText(form, name).trim() || undefined);
    void router.navigate({ href: statementHref({ tipo: search.tipo, de, ate, busca }), resetScroll: false });
  }

  return (
    <>
      <LinkTabs
        label="Tipo de movimento"
        className="px-1 md:px-2"
        renderLink={routerLink}
        tabs={[undefined, ...MOVE_TYPES].map((tipo) => ({
          href: statementHref({ ...search, tipo, pagina: undefined }),
          label: tipo ? LABELS[tipo] : "Tudo",
          current: tipo === search.tipo,
        }))}
      />
      <search>
        <form
          data-form="periodo-do-extrato"
          key={statementHref({ ...search, pagina: undefined })}
          onSubmit={submit}
          className="grid grid-cols-2 items-end gap-3 px-4 py-4 md:grid-cols-[150px_150px_minmax(0,1fr)_auto] md:px-5"
        >
          <Field label="De">
            <TextInput dense type="date" name="de" defaultValue={period.from} max={period.to} />
          </Field>
          <Field label="Até">
            <TextInput dense type="date" name="ate" defaultValue={period.to} />
          </Field>
          <Field label="Pedido ou material" className="max-md:col-span-2">
            <TextInput
              dense
              type="search"
              name="busca"
              defaultValue={search.busca}
              enterKeyHint="search"
              before={<Search aria-hidden className="size-[18px]" />}
            />
          </Field>
          <Button type="submit" variant="soft" className="max-md:col-span-2">
            Filtrar
          </Button>
        </form>
      </search>
      <p className="px-4 pb-3 text-xs text-muted md:px-5">
        Dias pelo horário de Brasília.{period.isCut && ` Mostramos até ${MAX_DAYS} dias de cada vez.`}
      </p>
    </>
  );
}
