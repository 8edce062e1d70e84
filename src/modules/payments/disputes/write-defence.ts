import { html, raw } from "hono/html";
import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { fileSize, orderNumber, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { disputeNames } from "./messages.ts";
import type { Defence } from "./queries/read-defence.ts";
import { METHODS } from "../methods/methods.ts";

const STYLE = `
  :root { color-scheme: light; font: 14px/1.5 Arial, Helvetica, sans-serif; color: #151e31; }
  body { max-width: 190mm; margin: 24px auto; padding: 0 16px; }
  h1 { font: 700 26px/1.2 Georgia, serif; border-top: 2px solid #151e31; padding-top: 14px; margin: 0 0 4px; }
  h2 { font-size: 16px; margin: 28px 0 8px; break-after: avoid; }
  p { margin: 0 0 8px; } .muted { color: #4e5768; }
  table { width: 100%; border-collapse: collapse; } caption { text-align: left; }
  th, td { text-align: left; vertical-align: top; padding: 6px 10px 6px 0; border-bottom: 1px solid #dddfe3; overflow-wrap: anywhere; }
  th { font-size: 12px; color: #4e5768; white-space: nowrap; } tr { break-inside: avoid; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; } .cents { text-align: right; white-space: nowrap; }
  @page { margin: 16mm; } @media print { body { margin: 0; max-width: none; padding: 0; } }`;

const when = (at: Date | null): string => (at ? `${formatFullDateTime(at)}, horário de Brasília` : "não consta");

/**
 * The defence of a disputed sale as one self-contained, printable page: what was sold, to whom, what was accepted, delivered and
 * downloaded, and the author's evidence. All user text is escaped.
 */
export async function writeDefence(defence: Defence): Promise<string> {
  const title = `Defesa do pedido ${orderNumber(defence.number)}`;
  const page = await html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <p><b>${brand.name}</b></p>
        <h1>${title}</h1>
        <p class="muted">
          ${disputeNames[defence.reason]} de ${formatMoney(defence.amountCents)}, recebida em ${when(defence.formalizedAt)}.
          Defesa até ${when(defence.deadlineAt)}. Arquivos digitais, entregues ${brand.by} no momento do pagamento.
        </p>
        ${payment(defence)} ${defence.items.map(item)} ${deliveries(defence)}
        ${section(
          "E-mails enviados a quem comprou",
          ["E-mail", "Escrito em", "Aceito pelo servidor de destino em"],
          defence.emailMessages.map((emailMessage) => [emailMessage.kind, when(emailMessage.at), when(emailMessage.sentAt)]),
        )}
        ${section(
          "Andamento do pedido",
          ["Quando", "O quê", "Por quê"],
          defence.steps.map((step) => [
            when(step.at),
            `${step.entity === "order" ? "Pedido" : "Pagamento"}: ${step.state.replaceAll("_", " ")}`,
            step.cause,
          ]),
        )}
        ${words(defence)}
      </body>
    </html>`;
  return String(page);
}

function payment(defence: Defence) {
  const paidBy =
    defence.card === null
      ? METHODS[defence.method].shortLabel
      : `${defence.card}${defence.installments > 1 ? ` em ${defence.installments}x` : ""}`;
  const rows: [string, string][] = [
    ["Quem comprou", `${defence.buyerName}, ${defence.buyerEmail}, documento ${defence.buyerDocument}`],
    ["Pedido feito", when(defence.createdAt)],
    ["Termos de uso aceitos", `versão ${defence.termsVersion}, em ${when(defence.createdAt)}`],
    ["Pago", `${when(defence.paidAt)}, por ${paidBy}`],
    ...(defence.totalCents === null ? [] : [["Total do pedido", formatMoney(defence.totalCents)] as [string, string]]),
    ["Cobrança no provedor", `${defence.chargeId ?? "não consta"} (pedido ${defence.providerOrderId ?? "não consta"})`],
  ];
  return html`<h2>Compra e recibo</h2>
    <table>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>`;
}

function item(sold: Defence["items"][number]) {
  return html`<h2>${sold.title}</h2>
    <table>
      <tr>
        <th scope="row">Quem fez e vende</th>
        <td>${sold.authorName} (${sold.legalName})</td>
      </tr>
      <tr>
        <th scope="row">Preço, desconto e pago</th>
        <td>${formatMoney(sold.priceCents)}, ${formatMoney(sold.discountCents)}, ${formatMoney(sold.paidCents)}</td>
      </tr>
      <tr>
        <th scope="row">Licença</th>
        <td>${sold.license}</td>
      </tr>
      <tr>
        <th scope="row">Versão vendida</th>
        <td>${sold.version}, de ${when(sold.versionAt)}</td>
      </tr>
      <tr>
        <th scope="row">Arquivos abertos para quem comprou</th>
        <td>${when(sold.grantedAt)}</td>
      </tr>
      <tr>
        <th scope="row">Arquivos fechados</th>
        <td>${when(sold.revokedAt)}</td>
      </tr>
      <tr>
        <th scope="row">Como é descrito</th>
        <td class="text">${sold.promise}${sold.description ? `\n\n${sold.description}` : ""}</td>
      </tr>
    </table>`;
}

function deliveries({ downloads }: Defence) {
  if (downloads.length === 0)
    return html`<h2>Downloads</h2>
      <p>Quem comprou ainda não baixou nenhum arquivo.</p>`;
  return section(
    `Downloads: ${plural(downloads.length, "vez", "vezes")}`,
    ["Quando", "Arquivo", "Rede de quem baixou"],
    downloads.map((download) => [when(download.at), download.file, `${download.network}.•`]),
  );
}

function words({ evidence }: Defence) {
  if (evidence.length === 0)
    return html`<h2>O que o autor acrescenta</h2>
      <p>Nada foi acrescentado.</p>`;
  return html`<h2>O que o autor acrescenta</h2>
    ${evidence.map(
      (one) =>
        html`<p class="muted">${when(one.createdAt)}</p>
          <p class="text">${one.fileName ? `Arquivo anexo: ${one.fileName} (${fileSize(one.sizeBytes ?? 0)})` : one.body}</p>`,
    )}`;
}

function section(name: string, heads: string[], rows: string[][]) {
  if (rows.length === 0)
    return html`<h2>${name}</h2>
      <p>Nada consta.</p>`;
  return html`<h2>${name}</h2>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}
