import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

/** Centavos as reais. */
export function money(cents: number | undefined): string {
  return cents === undefined ? "" : (cents / 100).toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
}

export function when(iso: string | null | undefined): string {
  return iso
    ? new Date(iso).toLocaleString("pt-BR", { timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "medium" })
    : "";
}

const tones: Record<string, string> = {
  paid: "good",
  active: "good",
  approved: "good",
  transferred: "good",
  sent: "good",
  failed: "bad",
  expired: "bad",
  canceled: "bad",
  chargedback: "bad",
  refused: "bad",
  suspended: "bad",
  blocked: "bad",
};

const words: Record<string, string> = {
  pending: "pendente",
  expired: "venceu",
  processing: "processando",
  paid: "paga",
  failed: "falhou",
  canceled: "cancelada",
  overpaid: "paga a mais",
  underpaid: "paga a menos",
  chargedback: "contestada",
  registration: "em cadastro",
  affiliation: "em análise",
  active: "ativo",
  approved: "aprovada",
  refused: "recusado",
  suspended: "suspenso",
  blocked: "bloqueado",
  inactive: "inativo",
  pending_transfer: "pendente",
  transferred: "feita",
  sent: "entregue",
};

export function pill(status: string): Html {
  return html`<span class="pill ${tones[status] ?? "wait"}" data-status="${status}">${words[status] ?? status}</span>`;
}

/** A button that calls one of the sandbox's controls. */
export function button(
  label: string,
  path: string,
  body: Record<string, unknown> = {},
  extra: { main?: boolean; method?: string; confirm?: string } = {},
): Html {
  return html`<button
    type="button"
    class="${extra.main ? "main" : ""}"
    data-call="${path}"
    data-body="${JSON.stringify(body)}"
    data-method="${extra.method ?? "POST"}"
    data-confirm="${extra.confirm ?? ""}"
  >
    ${label}
  </button>`;
}

const moneyHeads = new Set(["Valor", "Disponível", "A receber"]);

/** A table, or a sentence when it has no rows. */
export function table(heads: string[], rows: Html[], empty: string): Html {
  if (rows.length === 0) return html`<p class="soft">${empty}</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col" class="${moneyHeads.has(head) ? "money" : ""}">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
