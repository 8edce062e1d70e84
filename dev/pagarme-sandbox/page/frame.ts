import { html } from "hono/html";
import type { Html } from "./parts.ts";
import { script, style } from "./style.ts";

/** A page of the sandbox around its content; a live one shows by itself what changes. */
export function frame(title: string, content: Html, { isLive = true } = {}): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <span class="soft">Dinheiro de mentira, para desenvolver e testar.</span>
        </header>
        <main>
          <p id="notice" class="bad" role="status"></p>
          ${content}
        </main>
        ${
          isLive
            ? html`<script>
                ${script};
              </script>`
            : ""
        }
      </body>
    </html>`;
}
