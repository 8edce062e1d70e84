import {
  defaultStreamHandler,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { createStartHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";
import { scope } from "../request-scope.ts";

/**
 * Draws what the router loaded. A page for everybody is kept before it is sent: it is drawn whole, and its text is left in the scope,
 * for a Response would write it and read it again. A page for a person leaves piece by piece, as it is drawn.
 */
export const drawPage = createStartHandler(
  defineHandlerCallback(async (loaded) => {
    const here = scope();
    if (!here || here.nonce !== null) return defaultStreamHandler(loaded);
    const { router, responseHeaders } = loaded;
    try {
      here.html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  }),
);
