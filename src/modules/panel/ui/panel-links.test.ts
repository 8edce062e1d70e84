import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ADMIN_ROLES } from "#kit/admin-roles.ts";
import type { PanelFrame } from "../schema.ts";
import type { PanelLink, Place } from "./panel-link.ts";
import { tabRead } from "./panel-link.ts";
import { panelGroups, thumbLinks } from "./panel-links.ts";

const [, section = ""] = /interface FileRoutesByTo \{([^}]*)\}/.exec(readFileSync("src/routeTree.gen.ts", "utf8")) ?? [];
const ROUTES = [...section.matchAll(/^\s*'(\/[^']*)':/gm)]
  .map(([, pattern = ""]) => pattern.replaceAll(/\$\w+/g, "1"))
  .filter((path) => /^\/painel(\/|$)|^\/adicionar-cartao/.test(path));

const frame = (part: Partial<PanelFrame>): PanelFrame => ({
  name: "Ana",
  email: "ana@exemplo.com",
  adminRoles: [],
  store: null,
  ...part,
});
const store: PanelFrame["store"] = {
  slug: "uma",
  name: "Uma",
  authorName: "Ana",
  paper: "menta",
  portraitId: null,
  isOpen: true,
  recipient: "sem_cadastro",
  needsProof: false,
};
const FRAMES: Record<string, PanelFrame> = {
  "a buyer": frame({}),
  "who prepares a store": frame({ isPreparing: true }),
  "an author": frame({ store }),
  "the administration": frame({ adminRoles: [...ADMIN_ROLES] }),
  "an author who is of the administration": frame({ store, adminRoles: [...ADMIN_ROLES] }),
};

const linksOf = (one: PanelFrame): PanelLink[] => panelGroups(one).flatMap(({ links }) => links);
const marked = (links: PanelLink[], place: Place): string[] =>
  links.filter(({ isHere }) => isHere(place)).map(({ label }) => label);
/** Where an address is written otherwise than its entry. */
const UNDER: Record<string, string> = { "/painel/adicionar-produto": "/painel/produtos" };
/** Pages that no entry of the menu leads to. */
const OF_NO_ENTRY = ["/painel/administracao", "/painel/notificacoes", "/painel/revisao"];

/** The entry whose address is the longest beginning of this one. */
function entryOf(links: PanelLink[], path: string, tab: string | undefined): string[] {
  const at = UNDER[path] ?? path;
  const found = links.filter(({ href }) => {
    const { pathname, searchParams } = new URL(href, "http://feira");
    const isTab = pathname !== "/painel/pedidos" || (searchParams.get("aba") === "vendas") === (tab === "vendas");
    const isUnder = at === pathname || (at.startsWith(`${pathname}/`) && pathname !== "/painel" && pathname !== "/painel/admin");
    return isTab && isUnder;
  });
  const longest = Math.max(...found.map(({ href }) => href.length));
  return found.filter(({ href }) => href.length === longest).map(({ label }) => label);
}

describe.each(Object.entries(FRAMES))("for %s", (_, one) => {
  const links = linksOf(one);

  it("every page of the panel marks its own entry and no other, in the menu and under the thumb", () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    for (const pathname of ROUTES)
      for (const tab of [undefined, "vendas"]) {
        const entry = entryOf(links, pathname, tab);
        expect([pathname, tab, marked(links, { pathname, tab })]).toEqual([pathname, tab, entry]);
        const under = thumbLinks(one).filter(({ label }) => entry.includes(label));
        expect([pathname, tab, marked(thumbLinks(one), { pathname, tab })]).toEqual([
          pathname,
          tab,
          under.map(({ label }) => label),
        ]);
      }
  });
});

it("to an author of the administration every page has an entry, but those that nobody is led to by the menu", () => {
  const links = linksOf(FRAMES["an author who is of the administration"] as PanelFrame);
  const nowhere = ROUTES.filter((pathname) => marked(links, { pathname, tab: undefined }).length === 0);
  expect(nowhere.filter((path) => !OF_NO_ENTRY.includes(path))).toEqual(["/painel/quero-ser-autor"]);
});

it("an order counts as a sale to who sold it, whatever its address says, and as a purchase to who bought it", () => {
  expect(tabRead({ page: {}, tab: "vendas" })).toBe("vendas");
  expect(tabRead({ tab: undefined })).toBeUndefined();
  expect(tabRead(undefined)).toBeUndefined();
  const links = linksOf(FRAMES["an author"] as PanelFrame);
  const at = (tab: string | undefined) => marked(links, { pathname: "/painel/pedidos/1", tab });
  expect([at("vendas"), at("compras"), at(undefined)]).toEqual([["Minhas vendas"], ["Biblioteca"], ["Biblioteca"]]);
});
