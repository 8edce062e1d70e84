import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { ASK_SCRIPT } from "#modules/accounts/privacy/ui/ask-script.ts";
import { Watch } from "#modules/operations/watch/ui/watch.tsx";
import { ErrorPage } from "#modules/shop/ui/error-page.tsx";
import { NotFoundPage } from "#modules/shop/ui/not-found-page.tsx";
import { LogoDrawing } from "#ui/brand/logo-drawing.tsx";
import { brandOfDocument } from "#ui/brand/of-document.ts";
import { EARLY_PRESS_SCRIPT } from "#ui/early-press-script.ts";
import { FONT_PRELOADS } from "#ui/font-preloads.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import styles from "#ui/styles.css?url";
import { THEME_SCRIPT } from "#ui/theme-script.ts";
import { WaitingLine } from "#ui/waiting-line.tsx";
import { WHOLE_SCRIPT } from "#ui/whole-script.ts";

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "color-scheme", content: "light dark" },
      { title: brand.name },
    ],
    links: [
      ...FONT_PRELOADS.map((href) => ({
        rel: "preload",
        href,
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
      })),
      { rel: "stylesheet", href: styles },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
    ],
    scripts: [{ children: THEME_SCRIPT }, { children: EARLY_PRESS_SCRIPT }, { children: ASK_SCRIPT }, { children: WHOLE_SCRIPT }],
  }),
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
  component: () => (
    <html lang="pt-BR" suppressHydrationWarning {...brandOfDocument()}>
      <head>
        <HeadContent />
      </head>
      <body>
        <LogoDrawing />
        <SkipLink />
        <WaitingLine />
        <Outlet />
        <Watch />
        <Scripts />
      </body>
    </html>
  ),
});
