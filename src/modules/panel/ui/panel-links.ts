import {
  ChartColumn,
  CreditCard,
  Files,
  HandCoins,
  Heart,
  Landmark,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  MapPin,
  MessageSquareQuote,
  ReceiptText,
  Search,
  SquareArrowOutUpRight,
  Store,
  TicketPercent,
  UserRoundCog,
} from "lucide-react";
import type { PanelFrame } from "../schema.ts";
import { adminLinks, adminThumbLinks } from "./admin-links.ts";
import type { PanelGroup, PanelLink } from "./panel-link.ts";

const overview: PanelLink = {
  href: "/painel",
  label: "Visão geral",
  short: "Início",
  icon: LayoutDashboard,
  isHere: ({ pathname }) => pathname === "/painel" || pathname === "/painel/",
};

const library: PanelLink = {
  href: "/painel/pedidos",
  label: "Biblioteca",
  short: "Biblioteca",
  icon: LibraryBig,
  isHere: ({ pathname, tab }) => pathname.startsWith("/painel/pedidos") && tab !== "vendas",
};

const favourites: PanelLink = {
  href: "/painel/favoritos",
  label: "Favoritos",
  short: "Favoritos",
  icon: Heart,
  isHere: ({ pathname }) => pathname.startsWith("/painel/favoritos"),
};

const products: PanelLink = {
  href: "/painel/produtos",
  label: "Materiais",
  short: "Materiais",
  icon: Files,
  isHere: ({ pathname }) => pathname.startsWith("/painel/produtos") || pathname.startsWith("/painel/adicionar-produto"),
};

const sales: PanelLink = {
  href: "/painel/pedidos?aba=vendas",
  label: "Minhas vendas",
  short: "Vendas",
  icon: ReceiptText,
  isHere: ({ pathname, tab }) => pathname.startsWith("/painel/pedidos") && tab === "vendas",
};

const myStore: PanelLink = {
  href: "/painel/minha-loja",
  label: "Minha loja",
  short: "Loja",
  icon: Store,
  isHere: ({ pathname }) => pathname.startsWith("/painel/minha-loja"),
};

const coupons: PanelLink = {
  href: "/painel/cupons",
  label: "Cupons e promoções",
  short: "Cupons",
  icon: TicketPercent,
  isHere: ({ pathname }) => pathname.startsWith("/painel/cupons"),
};

const reviews: PanelLink = {
  href: "/painel/avaliacoes",
  label: "Avaliações",
  short: "Avaliações",
  icon: MessageSquareQuote,
  isHere: ({ pathname }) => pathname.startsWith("/painel/avaliacoes"),
};

const analytics: PanelLink = {
  href: "/painel/analytics",
  label: "Análises",
  short: "Análises",
  icon: ChartColumn,
  isHere: ({ pathname }) => pathname.startsWith("/painel/analytics"),
};

const payouts: PanelLink = {
  href: "/painel/pagarme",
  label: "Saldo e saques",
  short: "Saldo",
  icon: Landmark,
  isHere: ({ pathname }) => pathname.startsWith("/painel/pagarme"),
};

const payments: PanelLink = {
  href: "/painel/configurar-pagamentos",
  label: "Pagamentos",
  short: "Pagamentos",
  icon: HandCoins,
  isHere: ({ pathname }) => pathname.startsWith("/painel/configurar-pagamentos"),
};

const cards: PanelLink = {
  href: "/adicionar-cartao",
  label: "Cartões",
  short: "Cartões",
  icon: CreditCard,
  isHere: ({ pathname }) => pathname.startsWith("/adicionar-cartao"),
};

const settings: PanelLink = {
  href: "/painel/configuracoes",
  label: "Configurações",
  short: "Ajustes",
  icon: UserRoundCog,
  isHere: ({ pathname }) => pathname.startsWith("/painel/configuracoes"),
};

const addresses: PanelLink = {
  href: "/painel/enderecos",
  label: "Endereços",
  short: "Endereços",
  icon: MapPin,
  isHere: ({ pathname }) => pathname.startsWith("/painel/enderecos"),
};

const outside = (href: string, label: string, icon: LucideIcon): PanelLink => ({
  href,
  label,
  short: label,
  icon,
  isHere: () => false,
});

const becomeAuthor: PanelLink = {
  href: "/painel/quero-ser-autor",
  label: "Quero ser autor",
  short: "Vender",
  icon: Store,
  isHere: ({ pathname }) => pathname.startsWith("/painel/quero-ser-autor"),
};

/** The pages this person has, in groups. */
export function panelGroups({ store, adminRoles, isPreparing }: PanelFrame): PanelGroup[] {
  const explore = outside("/produtos", "Explorar materiais", Search);
  const ofAdmins = adminRoles.length > 0 ? [{ label: "Administração", links: adminLinks(adminRoles) }] : [];
  if (!store) {
    const selling = isPreparing ? [becomeAuthor, products] : [becomeAuthor];
    return [
      { label: null, links: [overview, library, favourites, cards, addresses, settings, explore] },
      { label: "Vender", links: selling },
      ...ofAdmins,
    ];
  }
  const page = store.isOpen ? [outside(`/loja/${store.slug}`, "Ver minha loja", SquareArrowOutUpRight)] : [];
  return [
    { label: null, links: [overview, products, sales, reviews, coupons, myStore, ...page] },
    { label: "Dinheiro", links: [analytics, payouts, payments] },
    { label: "Compras", links: [library, favourites, cards, addresses, settings, explore] },
    ...ofAdmins,
  ];
}

/** The few that stay under the thumb; the rest waits behind "Mais". */
export const thumbLinks = ({ store, adminRoles }: PanelFrame): PanelLink[] =>
  adminRoles.length > 0
    ? adminThumbLinks(adminRoles)
    : store
      ? [overview, products, sales, library]
      : [overview, library, favourites];

/** Whether something is written on the page, a product or a post, with a bar of its own. */
export const isMaking = (pathname: string): boolean => /^\/painel\/(adicionar-produto|admin\/blog\/.)/.test(pathname);
