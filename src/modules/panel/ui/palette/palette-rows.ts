import { CreditCard, FileText, LibraryBig, LogOut, type LucideIcon, Plus, ReceiptText, Search } from "lucide-react";
import { may } from "#kit/admin-roles.ts";
import { fold } from "#kit/fold.ts";
import { formatCount } from "#kit/format.ts";
import type { PanelFound, PanelFrame } from "../../schema.ts";
import { panelGroups } from "../panel-links.ts";
import { otherNames } from "./other-names.ts";

/** One thing to choose: a place to go, or leaving the account. */
export type PaletteRow = { value: string; label: string; detail?: string; icon: LucideIcon; href: string | null };
export type PaletteGroup = { value: string; items: PaletteRow[] };

export const LEAVE = "sair";
const MOST_RECENT = 3;

const place = (label: string, href: string, icon: LucideIcon, detail?: string): PaletteRow => ({
  value: `${label} ${href}`,
  label,
  detail,
  icon,
  href,
});

const actions = ({ store }: PanelFrame): PaletteRow[] => [
  ...(store ? [place("Publicar material", "/painel/adicionar-produto", Plus)] : []),
  place("Salvar um cartão", "/adicionar-cartao", CreditCard),
  { value: LEAVE, label: "Sair", icon: LogOut, href: null },
];

/** Every word typed begins some word of its names, accents and capitals aside. */
function isNamedBy(names: string, typed: string): boolean {
  const words = fold(names).split(/[^a-z0-9]+/);
  return fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}

/** What is offered for these words: lately used first while nothing is typed, then what to do, where to go, and what was found of one's own. */
export function paletteGroups(frame: PanelFrame, typed: string, found: PanelFound | null, recents: string[]): PaletteGroup[] {
  const words = typed.trim();
  const places = panelGroups(frame).flatMap(({ links }) => links.map(({ href, label, icon }) => place(label, href, icon)));
  const known = [...actions(frame), ...places];
  const used =
    words === "" ? recents.flatMap((value) => known.find((row) => row.value === value) ?? []).slice(0, MOST_RECENT) : [];
  const fits = (rows: PaletteRow[]) =>
    rows.filter((row) => !used.includes(row) && isNamedBy(`${row.label} ${otherNames(row.href)}`, words));
  const groups = [
    { value: "Usados recentemente", items: used },
    { value: "Ações", items: fits(known.slice(0, -places.length)) },
    { value: "Ir para", items: fits(places) },
    {
      value: "Pedidos",
      items: (found?.orders ?? []).map(({ orderId, number, title, isSale }) =>
        place(
          `Pedido ${formatCount(number)}`,
          `/painel/pedidos/${orderId}`,
          ReceiptText,
          `${isSale ? "Venda de" : "Compra de"} ${title}`,
        ),
      ),
    },
    {
      value: "Todos os pedidos",
      items:
        may(frame.adminRoles, "read", "orders") && /^[\d.]+$/.test(words)
          ? [
              place(
                `Buscar ${words} em todos os pedidos`,
                `/painel/admin/pedidos?${new URLSearchParams({ busca: words }).toString()}`,
                Search,
              ),
            ]
          : [],
    },
    {
      value: "Materiais",
      items: (found?.materials ?? []).map(({ ref, title, isOwnProduct }) =>
        isOwnProduct
          ? place(title || "Sem título", `/painel/adicionar-produto?produto=${ref}`, FileText, "Seu material")
          : place(title, `/painel/pedidos/${ref}`, LibraryBig, "Na sua biblioteca"),
      ),
    },
    {
      value: "No site",
      items:
        words === ""
          ? []
          : [place(`Buscar “${words}” no site`, `/produtos?${new URLSearchParams({ busca: words }).toString()}`, Search)],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
