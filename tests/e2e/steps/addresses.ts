import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";

const TREE = join(import.meta.dirname, "../../../src/routeTree.gen.ts");

/** Every address the app has, as its routes are written: `/produto/$slug`, `/painel/pedidos`. */
export function routePatterns(): string[] {
  const [, section = ""] = /interface FileRoutesByTo \{([^}]*)\}/.exec(readFileSync(TREE, "utf8")) ?? [];
  return [...section.matchAll(/^\s*'(\/[^']*)':/gm)].map(([, pattern = ""]) => pattern);
}

/** Addresses reached by links from `/`, at most `most`: what a stranger finds walking. */
export async function linkedAddresses(request: APIRequestContext, most: number): Promise<string[]> {
  const found = new Set(["/"]);
  for (const address of found) {
    if (found.size >= most) break;
    const answer = await request.get(address, { maxRetries: 2, maxRedirects: 0 });
    for (const [, href = ""] of (await answer.text()).matchAll(/href="(\/[^"#]*)"/g)) {
      const isPage = !/^\/(assets|imagens|painel|auth|favicon|_serverFn)|\.\w{2,5}$/.test(href);
      if (isPage && found.size < most) found.add(href.replaceAll("&amp;", "&"));
    }
  }
  return [...found];
}
