import type { FactsOf } from "#kit/answer.ts";
import { orderNumber } from "#kit/format.ts";
import { LICENSES, type License } from "#modules/catalog/rules/licenses.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { paymentsChangeWords } from "#modules/payouts/recipients/messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { MoneyOrFree } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import type { getAuthorLog } from "../functions.ts";
import { actWords, type LogLine, LOG_PART_NAMES, type LogPart, NAMED } from "../rules.ts";
import { logHref, type LogSearch } from "../schema.ts";

type AuthorLogProps = { log: FactsOf<typeof getAuthorLog>; search: LogSearch };

const PARTS: Record<LogPart, string> = {
  dinheiro: "Dinheiro",
  precos: "Preços",
  arquivos: "Arquivos",
  banco: "Banco",
  loja: "Loja",
};

/** What the author did here, to be read and not changed. */
export function AuthorLog({ log: { lines, hasMore }, search: { parte, pagina = 1 } }: AuthorLogProps) {
  const tab = (part: LogPart | undefined, label: string) => ({
    href: logHref({ parte: part }),
    label,
    current: parte === part,
  });
  return (
    <>
      <LinkTabs
        className="mb-5"
        label="Partes do registro"
        renderLink={routerLink}
        tabs={[tab(undefined, "Tudo"), ...LOG_PART_NAMES.map((part) => tab(part, PARTS[part]))]}
      />
      {lines.length === 0 ? (
        <EmptyState title="Nada por aqui ainda">O que você fizer com dinheiro, preços, arquivos e banco aparece aqui.</EmptyState>
      ) : (
        <Panel title="Do mais novo ao mais antigo" flush>
          <Table caption="Registro do que você fez" columns={COLUMNS} rows={lines} rowKey={({ id }) => id} />
        </Panel>
      )}
      <nav aria-label="Páginas do registro" className="mt-4 flex flex-wrap justify-between gap-3">
        {pagina > 1 && (
          <RouterLink href={logHref({ parte, pagina: pagina - 1 })} className={buttonClass({ size: "sm" })}>
            Mais novos
          </RouterLink>
        )}
        {hasMore && (
          <RouterLink href={logHref({ parte, pagina: pagina + 1 })} className={buttonClass({ size: "sm" })}>
            Mais antigos
          </RouterLink>
        )}
      </nav>
    </>
  );
}

const COLUMNS: Column<LogLine>[] = [
  {
    id: "ato",
    header: "O que você fez",
    place: "lead",
    cell: (line) => (
      <span className="wrap-anywhere">
        {actWords(line)}
        {line.about && !NAMED.includes(line.kind) && (
          <span className="block text-2xs font-normal text-muted">{aboutWords(line)}</span>
        )}
      </span>
    ),
  },
  { id: "quando", header: "Quando", place: "second", cell: ({ at }) => <When at={at} /> },
  {
    id: "valor",
    header: "Valor",
    place: "second-end",
    cell: ({ cents }) => (cents === null ? null : <MoneyOrFree cents={cents} />),
  },
  { id: "detalhe", header: "Detalhe", cell: (line) => <span className="wrap-anywhere text-muted">{detailWords(line)}</span> },
];

const OF_ORDER: readonly string[] = ["refund", "order_fiscal", "order_access"];

const aboutWords = ({ kind, about }: LogLine): string =>
  OF_ORDER.includes(kind) && about ? `Pedido ${orderNumber(Number(about))}` : (about ?? "");

function detailWords({ kind, from, state, detail }: LogLine): string {
  if (kind === "preco") return LICENSES[detail as License].name;
  if (kind === "versao") return [`Versão ${state}`, detail].filter(Boolean).join(": ");
  if (kind === "store_payments") return paymentsChangeWords(detail, from, state);
  // What changed in a coupon; of its other steps the sentence says it all.
  if (NAMED.includes(kind)) return from === state ? detail : "";
  return kind === "store" || WRITTEN.includes(kind) ? detail : "";
}

/** Whose detail is the reason that the author wrote. */
const WRITTEN: readonly string[] = ["order_item_access"];
