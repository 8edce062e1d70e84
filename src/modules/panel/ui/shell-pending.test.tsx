import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { PanelFrame } from "../schema.ts";
import { ShellPending } from "./shell-pending.tsx";

const FRAME: PanelFrame = {
  name: "Marina Prado",
  email: "marina@exemplo.com.br",
  adminRoles: [],
  store: null,
  isPreparing: false,
};

/** The first answer of the server to somebody who opens a page of the panel. */
async function firstAnswer(path: string): Promise<string> {
  const rootRoute = createRootRoute();
  const panel = createRoute({
    getParentRoute: () => rootRoute,
    path: "/painel",
    ssr: "data-only",
    loader: () => FRAME,
    component: () => "a página",
    pendingComponent: ShellPending,
  });
  const card = createRoute({
    getParentRoute: () => rootRoute,
    path: "/adicionar-cartao",
    ssr: "data-only",
    component: () => "a página",
    pendingComponent: ShellPending,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([panel, card]),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  });
  await router.load();
  return renderToString(<RouterServer router={router} />);
}

it("a panel page stands in its own frame from the first answer, its menu ready to press", async () => {
  const html = await firstAnswer("/painel");
  expect(html).toContain('aria-label="Menu do painel"');
  expect(html).toContain('href="/painel/favoritos"');
  expect(html).toContain("Marina Prado");
  expect(html).not.toContain("a página");
});

it("the frame of a page that is being read listens to nothing: the bell of its page is the only one", async () => {
  expect(await firstAnswer("/painel")).not.toContain("Notificações, nenhuma nova");
});

it("a page beside the panel, whose frame is not known, waits in the shape of one", async () => {
  const html = await firstAnswer("/adicionar-cartao");
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain("Menu do painel");
});
