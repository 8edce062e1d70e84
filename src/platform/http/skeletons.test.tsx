import { createMemoryHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readSkeletons } from "./skeletons.ts";

/** A page of the panel, whose files nobody has asked for since the server began. */
async function firstOfPanel() {
  const rootRoute = createRootRoute();
  const panel = createRoute({
    getParentRoute: () => rootRoute,
    path: "/painel",
    ssr: "data-only",
    component: () => "pedidos",
    pendingComponent: lazyRouteComponent(async () => ({ default: () => "esqueleto" })),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([panel]),
    history: createMemoryHistory({ initialEntries: ["/painel"] }),
    isServer: true,
  });
  await router.load();
  return router;
}

test("the skeleton of the first dashboard page asked for goes out with it, and not in a second chunk", async () => {
  const router = await firstOfPanel();
  await readSkeletons(router);
  const html = renderToString(<RouterServer router={router} />);
  expect(html).toContain("esqueleto");
  expect(html).not.toContain("<template");
});

test("without being read before, the skeleton is not there at drawing time", async () => {
  expect(renderToString(<RouterServer router={await firstOfPanel()} />)).not.toContain("esqueleto");
});
