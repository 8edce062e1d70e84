import { brand } from "./brand/brand.ts";

/** The roles of the administration. `admin` is the owner ("dono"), who may do everything; a person may have several. */
export const ADMIN_ROLES = ["admin", "financeiro", "moderacao", "conteudo", "suporte"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
export const OWNER: AdminRole = "admin";

/** The areas of the administration, each behind its own door. `desk`: what everybody who administers needs. */
export const ADMIN_AREAS = [
  "desk",
  "overview",
  "orders",
  "orderNotes",
  "refunds",
  "disputes",
  "withdrawals",
  "books",
  "commissions",
  "coupons",
  "settings",
  "switches",
  "people",
  "suspensions",
  "blocks",
  "products",
  "moderation",
  "applications",
  "categories",
  "home",
  "blog",
  "newsletter",
  "emailTexts",
  "helpDesk",
  "system",
  "audit",
  "team",
  "confirmations",
] as const;
export type AdminArea = (typeof ADMIN_AREAS)[number];
/** Whoever may act on an area may also read it. */
export type AdminRight = "read" | "act";

/** The areas shown in the system page: whoever may read one of them may open the page, and sees that part. */
export const SYSTEM_AREAS = [
  "switches",
  "system",
  "books",
  "withdrawals",
  "helpDesk",
  "moderation",
  "disputes",
  "blocks",
  "settings",
  "audit",
] as const satisfies readonly AdminArea[];

type Reach = { acts: readonly AdminArea[]; reads: readonly AdminArea[] };

/** The minimum each role needs. Only the owner and finance move money, never support; only the owner changes what everybody is charged. */
const REACH: Record<AdminRole, Reach> = {
  admin: { acts: ADMIN_AREAS, reads: [] },
  financeiro: {
    acts: ["desk", "orderNotes", "refunds", "disputes", "withdrawals", "books", "coupons", "switches", "blocks"],
    reads: ["overview", "orders", "commissions", "settings", "system", "confirmations"],
  },
  moderacao: {
    acts: ["desk", "suspensions", "blocks", "products", "moderation", "applications"],
    reads: ["people"],
  },
  conteudo: { acts: ["desk", "categories", "home", "blog", "newsletter", "emailTexts"], reads: [] },
  suporte: { acts: ["desk", "orders", "orderNotes", "people", "helpDesk"], reads: ["refunds", "products"] },
};

const reaches = (role: AdminRole, right: AdminRight, area: AdminArea): boolean =>
  REACH[role].acts.includes(area) || (right === "read" && REACH[role].reads.includes(area));

/** Whether somebody with these roles may read an area, or act on it. */
export const may = (roles: readonly AdminRole[], right: AdminRight, area: AdminArea): boolean =>
  roles.some((role) => reaches(role, right, area));

/** The roles with that right, the owner's first. */
export const rolesThatMay = (right: AdminRight, area: AdminArea): AdminRole[] =>
  ADMIN_ROLES.filter((role) => reaches(role, right, area));

/** The areas each role may act on and read, as its screen lists them. */
export const reachOf = (role: AdminRole): Reach => REACH[role];

export const ROLE_NAMES: Record<AdminRole, string> = {
  admin: "Dono",
  financeiro: "Financeiro",
  moderacao: "Moderação",
  conteudo: "Conteúdo",
  suporte: "Suporte",
};

export const AREA_NAMES: Record<AdminArea, string> = {
  desk: "pendências próprias",
  overview: "vendas e análises",
  orders: "pedidos",
  orderNotes: "anotações de pedidos",
  refunds: "reembolsos",
  disputes: "contestações",
  withdrawals: "saques em revisão",
  books: "lançamentos e conciliação",
  commissions: "comissões",
  get coupons() {
    return `cupons ${brand.of}`;
  },
  get settings() {
    return `números ${brand.of}`;
  },
  switches: "parar compras e saques",
  people: "pessoas",
  suspensions: "suspensões",
  blocks: "bloqueios de compra",
  products: "materiais",
  moderation: "denúncias, comentários e avaliações",
  applications: "solicitações de loja",
  categories: "categorias e atributos",
  home: "página inicial",
  blog: "blog",
  newsletter: "newsletter",
  emailTexts: "textos dos e-mails",
  helpDesk: "mensagens de contato",
  system: "sistema",
  audit: "registro",
  team: "equipe e papéis",
  confirmations: "confirmações de atos graves",
};

/** "Dono ou Financeiro" */
const oneOf = (roles: readonly AdminRole[]): string => {
  const names = roles.map((role) => ROLE_NAMES[role]);
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ou ${names.at(-1)}`;
};

/** Message to a member of the administration whose roles do not reach an area: which roles do, and who grants them. */
export const reachSentence = (right: AdminRight, area: AdminArea): string =>
  `${right === "read" ? "Abre" : "Faz"} isto quem tem o papel ${oneOf(rolesThatMay(right, area))}. ` +
  "Quem é Dono dá papéis em Administração › Equipe.";
