import { html } from "hono/html";
import type { Anticipation, Charge, Recipient, Transfer } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Delivery } from "../webhooks/delivery.ts";
import { button, type Html, money, pill, table, when } from "./parts.ts";

const shown = 50;

/** The lists of the page, newest first; `search` looks into codes, ids and e-mails. */
export function lists(sandbox: Sandbox, search: string): Html {
  const { state, webhooks } = sandbox;
  const charges = latest(state.charges.values(), (charge) =>
    matches(search, charge.id, charge.code, state.orders.get(charge.order_id)?.customer.email),
  );
  const transfers = latest(state.transfers.values(), (transfer) => matches(search, String(transfer.id), transfer.recipient_id));
  const recipients = latest(state.recipients.values(), (each) => matches(search, each.id, each.name, each.document));
  const deliveries = latest(webhooks.deliveries.values(), (each) => matches(search, each.id, each.objectId, each.type));
  return html` <section id="cobrancas">
      <h2>Cobranças <span class="soft">${state.charges.size}</span></h2>
      ${table(
        ["Quando", "Cobrança", "Cliente", "Valor", "Situação", ""],
        charges.map((charge) => chargeRow(sandbox, charge)),
        "Nenhuma cobrança ainda. Faça uma compra e ela aparece aqui.",
      )}
    </section>
    <section id="transferencias">
      <h2>Transferências <span class="soft">${state.transfers.size}</span></h2>
      ${table(
        ["Quando", "Transferência", "Recebedor", "Valor", "Situação", ""],
        transfers.map((transfer) => transferRow(sandbox, transfer)),
        "Nenhum saque pedido.",
      )}
    </section>
    <section id="antecipacoes">
      <h2>Antecipações <span class="soft">${state.anticipations.size}</span></h2>
      ${table(
        ["Quando", "Antecipação", "Recebedor", "Valor", "Situação", ""],
        latest(state.anticipations.values(), (each) => matches(search, each.id, each.recipient_id)).map((each) =>
          anticipationRow(sandbox, each),
        ),
        "Nenhuma antecipação pedida.",
      )}
    </section>
    <section id="recebedores">
      <h2>Recebedores <span class="soft">${state.recipients.size}</span></h2>
      ${table(
        ["Recebedor", "Documento", "Disponível", "A receber", "Situação", ""],
        recipients.map((each) => recipientRow(sandbox, each)),
        "Nenhum recebedor.",
      )}
    </section>
    <section id="webhooks">
      <h2>Webhooks <span class="soft">${webhooks.deliveries.size}</span></h2>
      ${table(["Quando", "Evento", "Objeto", "Tentativas", "Situação", ""], deliveries.map(deliveryRow), "Nenhum webhook enviado.")}
    </section>`;
}

function latest<T>(values: Iterable<T>, isWanted: (value: T) => boolean): T[] {
  return [...values].filter(isWanted).slice(-shown).toReversed();
}

function matches(search: string, ...texts: (string | undefined)[]): boolean {
  return search === "" || texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()));
}

function chargeRow({ state, clock }: Sandbox, charge: Charge): Html {
  const at = `/charges/${charge.id}`;
  const isOpen = charge.status === "pending" || charge.status === "processing";
  const isPaid = ["paid", "overpaid", "underpaid"].includes(charge.status);
  const isPix = charge.payment_method === "pix";
  const isBoleto = charge.payment_method === "boleto";
  const isLate = isBoleto && isOpen && Date.parse(charge.due_at ?? "") < clock.now();
  const isExpired = charge.status === "failed" && charge.transactions.at(-1)?.status === "expired";
  const buttons = [
    isOpen || (isPix && charge.status === "failed")
      ? button(isLate ? "Pagar atrasado" : "Pagar", `${at}/pay`, {}, { main: true })
      : "",
    isBoleto && charge.status === "paid" ? button("Pagar de novo", `${at}/pay-again`) : "",
    isOpen && (isPix || isBoleto) ? button("Pagar R$ 0,01 a menos", `${at}/pay`, { amount_cents: charge.amount - 1 }) : "",
    isOpen && isPix ? button("Pagar R$ 0,01 a mais", `${at}/pay`, { amount_cents: charge.amount + 1 }) : "",
    isOpen && isPix ? button("Vencer", `${at}/expire`) : "",
    isOpen ? button("Recusar", `${at}/fail`) : "",
    charge.status === "paid" ? button("Contestar", `${at}/chargeback`) : "",
    charge.status === "chargedback" ? button("Ganhar a disputa", `${at}/chargeback-won`) : "",
    isPaid && !charge.refund_fails_next ? button("Falhar o próximo reembolso", `${at}/refund-fail-next`) : "",
  ];
  const refunded =
    charge.paid_amount !== undefined && charge.canceled_amount
      ? html`<br /><span class="soft">devolvido ${money(charge.canceled_amount)}</span>`
      : "";
  return html`<tr data-charge="${charge.id}">
    <td>${when(charge.created_at)}</td>
    <td>
      <code>${charge.id}</code><br /><span class="soft"
        >${isBoleto ? "boleto" : isPix ? "Pix" : `cartão, ${charge.installments}x`} · ${charge.code}</span
      >
    </td>
    <td>${state.orders.get(charge.order_id)?.customer.email}</td>
    <td class="money">${money(charge.amount)}${refunded}</td>
    <td>${pill(isExpired ? "expired" : charge.status)}</td>
    <td><div class="row">${buttons}</div></td>
  </tr>`;
}

function transferRow({ state }: Sandbox, transfer: Transfer): Html {
  const at = `/transfers/${transfer.id}`;
  const isOpen = transfer.status === "pending_transfer" || transfer.status === "processing";
  const buttons = [
    isOpen ? button("Concluir", `${at}/settle`, {}, { main: true }) : "",
    isOpen ? button("Recusar", `${at}/fail`) : "",
    transfer.status === "transferred" ? button("Devolver", `${at}/fail`) : "",
  ];
  return html`<tr data-transfer="${transfer.id}">
    <td>${when(transfer.date_created)}</td>
    <td><code>${transfer.id}</code></td>
    <td>${state.recipients.get(transfer.recipient_id)?.name}</td>
    <td class="money">${money(transfer.amount)}</td>
    <td>${pill(transfer.status)}</td>
    <td><div class="row">${buttons}</div></td>
  </tr>`;
}

function anticipationRow({ state }: Sandbox, made: Anticipation): Html {
  const at = `/anticipations/${made.id}`;
  const isOpen = made.status === "pending";
  return html`<tr data-anticipation="${made.id}">
    <td>${when(made.created_at)}</td>
    <td><code>${made.id}</code></td>
    <td>${state.recipients.get(made.recipient_id)?.name}</td>
    <td class="money">${money(made.requested_amount)}<br /><span class="soft">custa ${money(made.anticipation_fee)}</span></td>
    <td>${pill(made.status)}</td>
    <td>
      <div class="row">
        ${isOpen ? button("Aprovar", `${at}/approve`, {}, { main: true }) : ""} ${isOpen ? button("Recusar", `${at}/refuse`) : ""}
      </div>
    </td>
  </tr>`;
}

function recipientRow({ state }: Sandbox, recipient: Recipient): Html {
  const balance = state.balanceOf(recipient.id);
  const choices: [string, string][] = [
    ["Aprovar", "active"],
    ["Pedir documentos", "affiliation"],
    ["Recusar", "refused"],
    ["Suspender", "suspended"],
  ];
  const buttons = choices
    .filter(([, status]) => status !== recipient.status)
    .map(([label, status]) => button(label, `/recipients/${recipient.id}/status`, { status }));
  return html`<tr data-recipient="${recipient.id}">
    <td>${recipient.name}<br /><code>${recipient.id}</code></td>
    <td>${recipient.document}</td>
    <td class="money">${money(balance.available)}</td>
    <td class="money">${money(balance.waiting)}</td>
    <td>
      ${pill(recipient.status)}<br /><span class="soft"
        >${recipient.status === "active" ? "" : recipient.kyc_details.status_reason}</span
      >
    </td>
    <td><div class="row">${buttons}</div></td>
  </tr>`;
}

function deliveryRow(delivery: Delivery): Html {
  return html`<tr data-webhook="${delivery.id}">
    <td>${when(delivery.createdAt)}</td>
    <td><code>${delivery.type}</code></td>
    <td><code>${delivery.objectId}</code></td>
    <td>${delivery.attempts} de ${delivery.maxAttempts}</td>
    <td>${pill(delivery.status)} <span class="soft">${delivery.responseStatus ?? delivery.note}</span></td>
    <td>${button("Reenviar", `/webhooks/${delivery.id}/resend`)}</td>
  </tr>`;
}
