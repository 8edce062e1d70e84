import { html } from "hono/html";
import { type Manner, strictest } from "../manner.ts";
import { button, type Html } from "./parts.ts";

type Switch = { [Name in keyof Manner]: Manner[Name] extends boolean ? Name : never }[keyof Manner];

/** What is said of each switch, and of which side of it the sandbox begins on. */
const GROUPS: [string, [Switch, string][]][] = [
  [
    "A conta",
    [
      ["key_allowed", "A chave secreta vale"],
      ["origin_allowed", "Este endereço pode chamar"],
      ["transfers_allowed", "Este endereço pode sacar"],
      ["split_enabled", "Divisão contratada"],
      ["environment_configured", "Ambiente de pagamento configurado"],
      ["anticipation_allowed", "Antecipação contratada"],
      ["authentication_allowed", "3-D Secure contratado"],
      ["authentication_fails_charge", "Sem 3-D Secure, a cobrança falha em vez de o pedido ser recusado"],
    ],
  ],
  [
    "O que a documentação exige",
    [
      ["rate_limits", "Limites de chamadas, com cabeçalhos"],
      ["bounds_checked", "Telefone e endereço exigidos"],
      ["cards_verified", "Cartão conferido ao guardar"],
      ["kyc_gated", "Link de identidade só quando existe"],
      ["kyc_documented_names", "Link de identidade sem https://"],
    ],
  ],
  [
    "Formas que variam",
    [
      ["transfers_as_page", "Saques listados em páginas"],
      ["kyc_as_text", "Situação da identidade em texto"],
      ["disputes_by_new_name", "Contestação por chargeback.received"],
      ["refunds_without_paid_amount", "Devolução sem paid_amount"],
      ["method_capitalised", "Pix com maiúscula"],
      ["figures_may_be_null", "Saldo vazio é nulo"],
      ["payables_by_charge", "Recebíveis achados pela cobrança"],
    ],
  ],
  ["Cartões", [["cards_hang", "Cartão fica em processamento"]]],
];

const SEVERAL: [Manner["several_charges"], string][] = [
  ["none", "Uma cobrança"],
  ["failed_first", "Recusa e depois pago"],
  ["failed_last", "Pago e depois recusa"],
];

/** How the sandbox behaves, with a switch for each manner and one for all that is strict. */
export function manners(manner: Manner): Html {
  const isStrictest = Object.entries(strictest).every(([name, value]) => manner[name as keyof Manner] === value);
  return html`<section id="manners">
    <h2>Modos</h2>
    <div class="row">
      ${button(isStrictest ? "Rigor total: ligado" : "Ligar o rigor total", "/manner", { strictest: true }, { main: !isStrictest })}
      ${button("Só o documentado", "/manner", { strictest: false, strict: true })}
      ${button("Voltar ao comum", "/manner", { strictest: false, strict: false })}
    </div>
    <div class="controls">
      ${GROUPS.map(
        ([title, switches]) =>
          html`<div>
            <h3>${title}</h3>
            ${switches.map(([name, label]) => toggle(name, label, manner[name]))}
          </div>`,
      )}
      <div>
        <h3>Quantidades</h3>
        <form class="row" data-form="/manner">
          <label>Recebíveis depois de ${number("payables_delay_seconds", manner.payables_delay_seconds, 0)} s</label>
          <label>Chave repetida por ${number("idempotency_minutes", manner.idempotency_minutes, 1)} min</label>
          <label
            >Domínios que fazem token
            <input name="allowed_domains" data-list placeholder="qualquer um" value="${manner.allowed_domains?.join(", ") ?? ""}"
          /></label>
          <button>Usar</button>
        </form>
        <h3>Cobranças de um cartão pago</h3>
        <div class="row" id="several-charges">
          ${SEVERAL.map(([value, label]) =>
            button(label, "/manner", { several_charges: value }, { main: manner.several_charges === value }),
          )}
        </div>
      </div>
    </div>
  </section>`;
}

const number = (name: keyof Manner, value: number, least: number): Html =>
  html`<input type="number" name="${name}" value="${value}" min="${least}" />`;

const toggle = (name: Switch, label: string, isOn: boolean): Html =>
  html`<p>
    <button
      type="button"
      id="manner-${name}"
      role="switch"
      aria-checked="${String(isOn)}"
      data-call="/manner"
      data-body="${JSON.stringify({ [name]: !isOn })}"
      data-method="POST"
      data-confirm=""
    >
      ${isOn ? "Sim" : "Não"} · ${label}
    </button>
  </p>`;
