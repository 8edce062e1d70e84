import { routePatterns } from "../addresses.ts";

export type Who = "visitor" | "buyer" | "author of materials" | "author with a store" | "desk" | "editor";

const IDENTITY = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[a-z0-9]+(-[a-z0-9]+)+|[A-Z0-9_-]{3,24}|[a-z]+\.[a-z_.-]+|[\w-]{20,})$/;
/** Parameters whose values draw another screen. */
const TELLING = ["aba", "parte", "passo", "criar"];
/** Parameters that open something, whatever it is. */
const OPENING = ["linha", "editar", "lista", "produto"];
const STATIC = routePatterns().filter((pattern) => !pattern.includes("$"));
const known = new Set(STATIC);

/** `/produto/{}` for every product; a tab is another screen, a search is not. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://feira");
  const path = known.has(pathname)
    ? pathname
    : pathname
        .split("/")
        .map((part, at) => (at > 1 && IDENTITY.test(part) ? "{}" : part))
        .join("/");
  if (!isPanels(pathname) && pathname !== "/auth/login") return path;
  const keys = [...TELLING, ...OPENING].filter((key) => searchParams.has(key));
  return `${path}?${keys.map((key) => (TELLING.includes(key) ? `${key}=${searchParams.get(key)}` : key)).join("&")}`;
}

const isPanels = (path: string): boolean => /^\/painel(\/|$)/.test(path);
const isAdmins = (path: string): boolean => /^\/painel\/admin(\/|$)/.test(path);
const OF_MATERIALS = /^\/painel\/(adicionar-produto|cupons|produtos)/;
const OF_ANYBODY = /^\/painel\/(admin|administracao|configuracoes|enderecos|favoritos|notificacoes|quero-ser-autor|revisao)/;
const OF_DESK = /^\/painel\/admin\/(comentarios|confirmacoes|interno|pedidos|produtos|solicitacoes|usuarios)/;
/** What belongs to whom, so that each screen is walked by who uses it. */
const OWN: Record<Who, (path: string) => boolean> = {
  visitor: (path) => !isPanels(path) && !/^\/(adicionar-cartao|\$|ui)/.test(path),
  buyer: (path) =>
    /^\/(adicionar-cartao|painel\/(configuracoes|enderecos|favoritos|notificacoes|pedidos|quero-ser-autor))/.test(path),
  "author of materials": (path) => OF_MATERIALS.test(path),
  "author with a store": (path) => isPanels(path) && !OF_ANYBODY.test(path) && !OF_MATERIALS.test(path),
  desk: (path) => OF_DESK.test(path),
  editor: (path) => isAdmins(path) && !OF_DESK.test(path),
};

/** Every address of the routes that needs nothing named, of this person. */
export const screensOf = (who: Who): string[] => STATIC.filter(OWN[who]);

/** What these screens lead to, one of each shape, of this person. */
export function ledTo(who: Who, links: Iterable<string>, seen: Set<string>): string[] {
  const found: string[] = [];
  for (const href of links) {
    const { pathname } = new URL(href, "http://feira");
    const shape = shapeOf(href);
    if (
      seen.has(shape) ||
      !OWN[who](pathname) ||
      /\/(baixar|assets|imagens|uploads|eventos|api|feed|sair)\b|\.\w{2,5}$/.test(pathname)
    )
      continue;
    seen.add(shape);
    found.push(href.split("#")[0] ?? href);
  }
  return found;
}
