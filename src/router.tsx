import { createRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { isOfPanel } from "#kit/panel-address.ts";
import { ErrorPage } from "#modules/shop/ui/error-page.tsx";
import { scope } from "#platform/request-scope.ts";
import { openHistory } from "#ui/back-entry.ts";
import { routeTree } from "./routeTree.gen.ts";

const PENDING_MS = 1000;

const announce = async () => (await import("#ui/announce-page.ts")).announcePage();

const nonce = createIsomorphicFn()
  .server(() => scope()?.nonce ?? undefined)
  .client(() => undefined);

/** The server makes one for each request. */
const history = createIsomorphicFn()
  .server(() => undefined)
  .client(openHistory);

/** Whether this page has the shop's routes alone: in a browser the build leaves the panel's out of the first download (`vite.config.ts`). */
const isOfShop = createIsomorphicFn()
  .server(() => false)
  .client(() => !isOfPanel(location.pathname));

/** Every route on the server; who arrives in the panel asks for all of them. */
const routes = createIsomorphicFn()
  .server(() => routeTree)
  .client(async () => (isOfShop() ? routeTree : (await import("./routeTree.gen.ts?painel")).routeTree));

/**
 * Addresses carry plain text (`?busca=3&pagina=2`), never JSON; the first of a repeated name counts. Each route reads its own
 * types. Names that only the server knows come grouped in an object, and are told apart again in the address.
 */
function parseSearch(text: string): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) search[name] ??= value;
  return search;
}

function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" || typeof value === "number") query.set(name, String(value));
    else if (typeof value === "object" && value !== null)
      for (const [inner, text] of Object.entries(value)) query.set(inner, String(text));
  }
  const text = query.toString();
  return text ? `?${text}` : "";
}

export async function getRouter() {
  const router = createRouter({
    routeTree: await routes(),
    history: history(),
    parseSearch,
    stringifySearch,
    // On the server the root's own is not asked for the routes under it.
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
    scrollRestorationBehavior: "instant",
    defaultPreload: "intent",
    defaultPreloadStaleTime: 30_000,
    ssr: { nonce: nonce() },
  });
  // A list that is searched, sorted or paged stays, with whoever is in it, until the next answer: only another page shows a skeleton.
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? PENDING_MS : Infinity;
  });
  // Whoever does not see the screen is told that it is another page.
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) announce().catch(() => undefined);
  });
  if (isOfShop()) {
    // To the shop the panel is another page, pressed or sent to: it is loaded, and the address changes when it comes.
    const { commitLocation } = router;
    router.commitLocation = (next) => commitLocation(isOfPanel(next.pathname) ? { ...next, external: true } : next);
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
