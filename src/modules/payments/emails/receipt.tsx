import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { type EmailVariable, editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { EmailText } from "#ui/email/layout.tsx";
import { guaranteeWords } from "../../delivery/rules/guarantee.ts";
import { EmailContract } from "./contract.tsx";
import { boughtReason, buyerVariables, SAMPLE_ORDER } from "./order-variables.tsx";
import { type ReceiptFacts, ReceiptSums } from "./receipt-sums.tsx";

/** The parts of every receipt that come from the law and the ledger, which an edited template may not change. */
const FACTS: Record<string, EmailVariable<ReceiptFacts>> = {
  ...buyerVariables,
  valores: {
    label: "os materiais, os preços e o total",
    place: "linha",
    isMandatory: true,
    of: (facts) => <ReceiptSums facts={facts} />,
  },
  contrato: {
    label: "o resumo do contrato",
    place: "linha",
    isMandatory: true,
    of: ({ contract }) => (contract ? <EmailContract contract={contract} /> : null),
  },
  desistencia: {
    label: "a data, como entrar de outro aparelho e o direito de desistir",
    place: "linha",
    isMandatory: true,
    of: (facts) => (
      <EmailText muted>
        Pedido {orderNumber(facts.orderNumber)}, {formatFullDateTime(new Date(facts.paidAt))} (horário de Brasília). Em outro
        aparelho, entre com este e-mail: enviamos um código. Dá para desistir da compra em até 7 dias.{" "}
        {guaranteeWords(facts.guarantees ?? []) || null}
      </EmailText>
    ),
  },
};
const LINKS = " Há também um link, que abre no site de outra empresa pela página do pedido.";
const ONLY_LINKS = "O que você comprou abre por um link, no site de outra empresa, pela página do pedido, quando quiser.";
const FIXED = ["{{botao}}", "{{valores}}", "{{contrato}}", "{{desistencia}}"];
const button = { path: ({ orderId }: ReceiptFacts) => `/painel/pedidos/${orderId}`, showAddress: true } as const;
const sample: ReceiptFacts = { ...SAMPLE_ORDER, paidAt: "2026-03-18T12:12:00Z" };

const first = editableEmail<ReceiptFacts>({
  key: "pedido.recibo",
  label: "Recibo e arquivos",
  when: "Um pedido é pago.",
  reason: boughtReason,
  variables: {
    ...FACTS,
    guardados: {
      label: "que os arquivos ficam guardados e, quando há links, onde eles abrem",
      of: ({ hasLinks, hasOnlyLinks }) =>
        hasOnlyLinks ? ONLY_LINKS : `Os arquivos ficam guardados para você baixar quando quiser.${hasLinks ? LINKS : ""}`,
    },
    prontos: {
      label: "quantos materiais estão prontos, como em “2 materiais prontos”",
      of: ({ items }) => plural(items.length, "material pronto", "materiais prontos"),
    },
    na_biblioteca: {
      label: "“Seu material já está na biblioteca.”, ou o mesmo de vários",
      of: ({ items: { length } }) =>
        length === 1 ? "Seu material já está na biblioteca." : `Seus ${length} materiais já estão na biblioteca.`,
    },
  },
  original: {
    subject: "Seus materiais do pedido {{pedido}}",
    preview: "{{prontos}}.",
    title: "Pago. {{na_biblioteca}}",
    body: ["Oi, {{nome}}. {{guardados}}", ...FIXED],
    button: "Abrir meus materiais",
  },
  button,
  sample,
});

const again = editableEmail<ReceiptFacts>({
  key: "pedido.recibo-de-novo",
  label: "Recibo reenviado",
  when: "Alguém pede o recibo de um pedido outra vez.",
  reason: boughtReason,
  variables: FACTS,
  original: {
    subject: "Recibo do pedido {{pedido}}",
    preview: "O recibo, como está agora.",
    title: "Seu recibo",
    body: ["Oi, {{nome}}. Este é o recibo do seu pedido, como está agora.", ...FIXED],
    button: "Ver o pedido",
  },
  button,
  sample: { ...sample, again: { interestCents: 0, refunds: [{ label: "Devolvido em 20/03/2026", amountCents: 2_600 }] } },
});

/** The receipt: the amounts paid, and the button that opens the files. */
export const writeReceipt = oneOf<ReceiptFacts, "first" | "again">((facts) => (facts.again ? "again" : "first"), {
  first,
  again,
});
