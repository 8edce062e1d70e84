import { createRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { scope } from "#platform/request-scope.ts";
import { routeTree } from "./routeTree.gen.ts";

const PENDING_MS = 1000;

const nonce = createIsomorphicFn()
  .server(() => scope()?.nonce ?? undefined)
  .client(() => undefined);

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

export function getRouter() {
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
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
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
