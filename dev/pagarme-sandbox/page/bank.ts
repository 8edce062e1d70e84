import { Hono } from "hono";
import { html } from "hono/html";
import { confirmCharge, expireConfirmation, refuseConfirmation } from "../orders/confirm-charge.ts";
import type { Charge } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { frame } from "./frame.ts";
import { type Html, money } from "./parts.ts";

const ACTS: Record<string, (sandbox: Sandbox, charge: Charge) => void> = {
  confirmar: confirmCharge,
  recusar: refuseConfirmation,
  vencer: expireConfirmation,
};

/** The page of a bank that asks the owner of a card to confirm; whatever is pressed leads back to the shop, as at a real one. */
export function bankRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.get("/banco/:id", (c) => {
    const charge = find(c.req.param("id"));
    return c.html(frame("Banco de teste", isWaiting(charge) ? question(charge) : over(charge), { isLive: false }));
  });
  routes.post("/banco/:id/:act", (c) => {
    const charge = find(c.req.param("id"));
    const act = ACTS[c.req.param("act")];
    if (!act) throw new Refusal(404, "Charge not found.");
    // Pressed twice, or in two tabs: the first one was heard.
    if (isWaiting(charge)) act(sandbox, charge);
    return c.redirect(backTo(charge), 303);
  });

  function find(id: string): Charge {
    const charge = sandbox.state.charges.get(id);
    if (!charge?.confirm_return_url) throw new Refusal(404, "Charge not found.");
    return charge;
  }
  return routes;
}

const isWaiting = ({ status }: Charge): boolean => status === "pending";
const backTo = (charge: Charge): string => charge.confirm_return_url ?? "/";

const question = (charge: Charge): Html =>
  html`<section>
    <p>Você está comprando na Autoria, por <b>${money(charge.amount)}</b>. Foi você?</p>
    <div class="row">
      ${press(charge, "confirmar", "Confirmar a compra")} ${press(charge, "recusar", "Não fui eu")}
      ${press(charge, "vencer", "Deixar vencer")}
      <a href="${backTo(charge)}">Voltar sem responder</a>
    </div>
  </section>`;

const over = (charge: Charge): Html =>
  html`<section>
    <p>Esta confirmação já terminou.</p>
    <p><a href="${backTo(charge)}">Voltar à loja</a></p>
  </section>`;

const press = (charge: Charge, act: string, label: string): Html =>
  html`<form method="post" action="/banco/${charge.id}/${act}"><button>${label}</button></form>`;
