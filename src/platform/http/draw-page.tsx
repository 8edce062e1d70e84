import {
  defaultStreamHandler,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { createStartHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";
import { requiredRoleOf } from "#kit/forbidden.ts";
import { drawnPartsRead } from "../drawn-parts.ts";
import { scope } from "../request-scope.ts";
import { EARLIER_BUILD_SCRIPT } from "./earlier-build-script.ts";
import { readSkeletons } from "./skeletons.ts";

/**
 * Renders what the router loaded. A page for everybody is rendered completely, and its text is stored in the scope, because a Response
 * would encode and decode it again. A page for one person is streamed as it renders.
 */
const draw = createStartHandler(
  defineHandlerCallback(async (loaded) => {
    const here = scope();
    if (here) here.isForbidden = loaded.router.state.matches.some(({ error }) => isForbidden(error));
    const { router, responseHeaders } = loaded;
    await readSkeletons(router);
    if (!here || here.nonce !== null) return defaultStreamHandler(loaded);
    await drawnPartsRead();
    try {
      const html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
      here.html = html.replace(/<head[^>]*>/, (head) => `${head}<script>${EARLIER_BUILD_SCRIPT}</script>`);
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  }),
);

const isForbidden = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "data" in error && requiredRoleOf(error.data) !== null;

/** The page at an address, as `draw` renders it. A page that exists but not for this person answers 403, where the router only has 404. */
export async function drawPage(request: Request): Promise<Response> {
  const drawn = await draw(request);
  if (drawn.status !== 404 || !scope()?.isForbidden) return drawn;
  return new Response(drawn.body, { status: 403, headers: drawn.headers });
}
