import { Hono } from "hono";
import { html } from "hono/html";
import type { Sandbox } from "../sandbox.ts";
import { frame } from "./frame.ts";
import { lists } from "./lists.ts";
import { manners } from "./manners.ts";
import { button, type Html, pill, when } from "./parts.ts";

/** The page a person uses: lists with a button per outcome, faults, webhook disorder and the clock; and the KYC page of a recipient. */
export function pageRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.get("/", (c) =>
    c.html(
      frame(
        "Sandbox da Pagar.me",
        html`${controls(sandbox, c.req.query("busca") ?? "")} ${manners(sandbox.manner)}
          <div id="lists">${lists(sandbox, c.req.query("busca") ?? "")}</div>`,
      ),
    ),
  );
  routes.get("/kyc/:id", (c) => {
    const recipient = sandbox.state.recipients.get(c.req.param("id"));
    if (!recipient) return c.html(frame("Link não encontrado", html`<p>Peça um link novo a quem enviou este.</p>`), 404);
    const at = `/recipients/${recipient.id}/status`;
    return c.html(
      frame(
        "Prova de identidade",
        html`<section>
          <p>Aqui ${recipient.name} mostraria o rosto e um documento. No sandbox, escolha o resultado.</p>
          <div id="lists"><p>Situação: ${pill(recipient.status)}</p></div>
          <i id="clock"></i><i id="faults"></i><i id="mode"></i><i id="manners"></i>
          <div class="row">
            ${button("Aprovar", at, { status: "active" }, { main: true })}
            ${button("Deixar em análise", at, { status: "affiliation", kyc_status: "pending", status_reason: "in_analysis" })}
            ${button("Recusar", at, { status: "refused" })}
          </div>
        </section>`,
      ),
    );
  });
  return routes;
}

const faultKinds: [string, string][] = [
  ["down", "fora do ar"],
  ["slow", "lento"],
  ["timeout-after-commit", "faz e não responde"],
  ["500", "erro 500"],
  ["500-after-commit", "faz e responde erro 500"],
  ["429", "limite de chamadas (429)"],
  ["truncate", "resposta cortada"],
];

const modes: [string, string][] = [
  ["normal", "Normal"],
  ["duplicate", "Duplicar"],
  ["shuffle", "Embaralhar"],
  ["delay", "Atrasar"],
  ["drop", "Perder"],
];

const leaps: [string, string][] = [
  ["1 hora", "PT1H"],
  ["1 dia", "P1D"],
  ["8 dias", "P8D"],
  ["31 dias", "P31D"],
];

function controls({ clock, faults, webhooks }: Sandbox, search: string): Html {
  const inForce = faults
    .list()
    .map(
      (fault) =>
        html`<li>
          ${faultKinds.find(([kind]) => kind === fault.kind)?.[1]} ${fault.path ?? ""} até
          ${when(new Date(fault.until).toISOString())}
        </li>`,
    );
  return html`<div class="controls">
    <section>
      <h2>Relógio</h2>
      <p id="clock">${when(clock.iso())}</p>
      <div class="row">${leaps.map(([label, advance]) => button(`Avançar ${label}`, "/clock", { advance }))}</div>
    </section>
    <section>
      <h2>Falhas</h2>
      <ul id="faults">
        ${inForce}
      </ul>
      <form class="row" data-form="/faults">
        <select name="kind" aria-label="Falha">
          ${faultKinds.map(([kind, label]) => html`<option value="${kind}">${label}</option>`)}
        </select>
        <label>por <input type="number" name="seconds" value="30" min="1" /> s</label
        ><input name="path" placeholder="caminho, ex.: /orders" aria-label="Caminho" />
        <button class="main">Provocar</button>${button("Parar todas", "/faults", {}, { method: "DELETE" })}
      </form>
    </section>
    <section>
      <h2>Entrega dos webhooks</h2>
      <p id="mode">Agora: ${modes.find(([mode]) => mode === webhooks.mode.mode)?.[1]}</p>
      <div class="row">${modes.map(([mode, label]) => button(label, "/webhooks/mode", { mode }))}</div>
    </section>
    <section>
      <h2>Procurar</h2>
      <form class="row">
        <input type="search" name="busca" value="${search}" placeholder="código, id ou e-mail" aria-label="Procurar" /><button>
          Procurar
        </button>
      </form>
      <p class="row">${button("Apagar tudo", "/reset", {}, { confirm: "Apagar cobranças, recebedores e tudo o mais?" })}</p>
    </section>
  </div>`;
}
