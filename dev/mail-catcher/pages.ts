import { html, raw } from "hono/html";
import type { CaughtMail } from "./mailbox.ts";

type Markup = ReturnType<typeof html>;

const HOUR = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "medium" });

const STYLE = raw(`<style>
:root{color-scheme:light dark;--bg:light-dark(#fdfdfb,#15181f);--ink:light-dark(#141a2b,#f1f1ec);--muted:light-dark(#555d72,#abb1bf);
--line:light-dark(#e0e2e6,#3a404d);--accent:light-dark(#1d46c9,#8fb0ff)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .25rem;overflow-wrap:anywhere}
p{margin:0 0 1.25rem;color:var(--muted)}a{color:var(--accent)}h2{font-size:1.1rem;margin:2rem 0 .5rem}
form{display:flex;gap:.5rem;flex-wrap:wrap;align-items:end;margin:1.25rem 0}label{display:grid;font-weight:600;font-size:.875rem;gap:.25rem;flex:1 1 16rem}
input,button{font:inherit;min-height:44px;border-radius:8px;border:1.5px solid var(--line);padding:0 .9rem;background:transparent;color:inherit}
button{border-color:currentColor;font-weight:600;cursor:pointer}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.75rem .25rem;color:inherit;text-decoration:none;min-height:44px}
li a:hover strong{text-decoration:underline}li span,time{color:var(--muted);font-size:.875rem}li strong{overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);border-radius:8px;padding:1rem;margin:0}
.links a{display:block;padding:.6rem 0;overflow-wrap:anywhere}
</style>`);

function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

export function listPage(mails: CaughtMail[], to: string): Markup {
  const empty = to ? html`<p>Nada para ${to}.</p>` : html`<p>Nada por aqui ainda. O que a feira enviar aparece nesta página.</p>`;
  return page(
    "Correio de desenvolvimento",
    html`<h1>Correio de desenvolvimento</h1>
      <p>Nenhum e-mail sai desta máquina: todos ficam aqui, até o programa parar.</p>
      <form action="/" method="get">
        <label>Destinatário<input name="to" type="search" value="${to}" autocomplete="off" /></label><button>Filtrar</button>
      </form>
      ${
        mails.length === 0
          ? empty
          : html`<ol>
              ${mails.slice(0, 200).map(row)}
            </ol>`
      }`,
  );
}

function row(mail: CaughtMail): Markup {
  return html`<li>
    <a href="/mensagens/${mail.id}"><strong>${mail.subject || "(sem assunto)"}</strong>${when(mail)}<span>${mail.to}</span></a>
  </li>`;
}

function when(mail: CaughtMail): Markup {
  return html`<time datetime="${mail.at}">${HOUR.format(new Date(mail.at))}</time>`;
}

export function mailPage(mail: CaughtMail): Markup {
  const links = linksOf(mail);
  return page(
    mail.subject,
    html`<p><a href="/">Todas as mensagens</a></p>
      <h1>${mail.subject || "(sem assunto)"}</h1>
      <p>Para ${mail.to}, em ${when(mail)}</p>
      ${mail.html ? html`<iframe sandbox title="Mensagem como HTML" srcdoc="${mail.html}"></iframe>` : ""}
      <h2>Links</h2>
      <div class="links">${links.length ? links.map((link) => html`<a href="${link}">${link}</a>`) : "Nenhum."}</div>
      <h2>Texto</h2>
      <pre>${mail.text}</pre>`,
  );
}

/** The web addresses a message carries, each once. */
export function linksOf(mail: CaughtMail): string[] {
  const inHtml = [...mail.html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));
  return [...new Set([...inHtml, ...(mail.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [])])];
}
