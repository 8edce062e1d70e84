import {
  ChartNoAxesCombined,
  Cog,
  FileSearch,
  FolderTree,
  KeyRound,
  LayoutPanelTop,
  Mailbox,
  MailPen,
  MessageSquareWarning,
  Newspaper,
  Percent,
  ScrollText,
  Tent,
  TicketPercent,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from "lucide-react";
import { type AdminArea, type AdminRole, may, SYSTEM_AREAS } from "#kit/admin-roles.ts";
import { brand } from "#kit/brand/brand.ts";
import type { PanelLink } from "./panel-link.ts";

const overview: PanelLink = {
  href: "/painel/admin",
  get label() {
    return `Visão geral ${brand.of}`;
  },
  short: "Início",
  icon: Tent,
  isHere: ({ pathname }) => pathname === "/painel/admin" || pathname === "/painel/admin/",
};

const platformAnalytics: PanelLink = {
  href: "/painel/admin/analytics",
  get label() {
    return `Análises ${brand.of}`;
  },
  short: "Análises",
  icon: ChartNoAxesCombined,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/analytics"),
};

const people: PanelLink = {
  href: "/painel/admin/usuarios",
  label: "Pessoas",
  short: "Pessoas",
  icon: UsersRound,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/usuarios"),
};

const marketOrders: PanelLink = {
  href: "/painel/admin/pedidos",
  label: "Todos os pedidos",
  short: "Pedidos",
  icon: ScrollText,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/pedidos"),
};

const marketProducts: PanelLink = {
  href: "/painel/admin/produtos",
  label: "Todos os materiais",
  short: "Materiais",
  icon: FileSearch,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/produtos"),
};

const comments: PanelLink = {
  href: "/painel/admin/comentarios",
  label: "Comentários",
  short: "Comentários",
  icon: MessageSquareWarning,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/comentarios"),
};

const requests: PanelLink = {
  href: "/painel/admin/solicitacoes",
  label: "Solicitações",
  short: "Solicitações",
  icon: UserRoundPlus,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/solicitacoes"),
};

const categories: PanelLink = {
  href: "/painel/admin/categorias",
  label: "Categorias",
  short: "Categorias",
  icon: FolderTree,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/categorias"),
};

const fees: PanelLink = {
  href: "/painel/admin/comissoes",
  label: "Comissões",
  short: "Comissões",
  icon: Percent,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/comissoes"),
};

const platformCoupons: PanelLink = {
  href: "/painel/admin/cupons",
  get label() {
    return `Cupons ${brand.of}`;
  },
  short: "Cupons",
  icon: TicketPercent,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/cupons"),
};

const homeArrangement: PanelLink = {
  href: "/painel/admin/configurar-home",
  label: "Página inicial",
  short: "Inicial",
  icon: LayoutPanelTop,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/configurar-home"),
};

const blog: PanelLink = {
  href: "/painel/admin/blog",
  label: "Blog",
  short: "Blog",
  icon: Newspaper,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/blog"),
};

const newsletter: PanelLink = {
  href: "/painel/admin/newsletter",
  label: "Newsletter",
  short: "Newsletter",
  icon: Mailbox,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/newsletter"),
};

const emailTexts: PanelLink = {
  href: "/painel/admin/emails",
  label: "Textos dos e-mails",
  short: "E-mails",
  icon: MailPen,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/emails"),
};

const team: PanelLink = {
  href: "/painel/admin/equipe",
  label: "Equipe",
  short: "Equipe",
  icon: KeyRound,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/equipe"),
};

const confirmations: PanelLink = {
  href: "/painel/admin/confirmacoes",
  label: "Confirmações",
  short: "Confirmar",
  icon: UserRoundCheck,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/confirmacoes"),
};

const machineRoom: PanelLink = {
  href: "/painel/admin/interno",
  label: "Sistema",
  short: "Sistema",
  icon: Cog,
  isHere: ({ pathname }) => pathname.startsWith("/painel/admin/interno"),
};

/** The pages of who runs the platform, the most visited first, each with the areas of which any opens it. */
const ADMIN_LINKS: [PanelLink, ...AdminArea[]][] = [
  [overview, "desk"],
  [marketOrders, "orders"],
  [marketProducts, "products"],
  [comments, "moderation"],
  [people, "people"],
  [requests, "applications"],
  [categories, "categories"],
  [fees, "commissions"],
  [platformCoupons, "coupons"],
  [homeArrangement, "home"],
  [blog, "blog"],
  [newsletter, "newsletter"],
  [emailTexts, "emailTexts"],
  [platformAnalytics, "overview"],
  [machineRoom, ...SYSTEM_AREAS],
  [team, "team"],
  [confirmations, "confirmations"],
];

const MOST_THUMB_LINKS = 4;
/** Those that stay under an administrator's thumb, before the others they may open. */
const FIRST_THUMB_LINKS = [overview, marketOrders, requests, machineRoom];

/** The pages that somebody with these roles may open. */
export const adminLinks = (roles: readonly AdminRole[]): PanelLink[] =>
  ADMIN_LINKS.filter(([, ...areas]) => areas.some((area) => may(roles, "read", area))).map(([link]) => link);

export function adminThumbLinks(roles: readonly AdminRole[]): PanelLink[] {
  const links = adminLinks(roles);
  const first = FIRST_THUMB_LINKS.filter((link) => links.includes(link));
  return [...first, ...links.filter((link) => !first.includes(link))].slice(0, MOST_THUMB_LINKS);
}
