import { formatDate } from "#kit/date-format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";
import { EmailCopyCode } from "#ui/email/receipt.tsx";
import { boleto } from "../methods/boleto.ts";
import type { BoletoFacts } from "../schema.ts";
import { boughtReason, buyerVariables, pricesVariable, SAMPLE_ORDER, totalVariable } from "./order-variables.tsx";

type Words = { key: string; label: string; when: string; subject: string; preview: string; first: string };

const boletoEmail = ({ key, label, when, subject, preview, first }: Words) =>
  editableEmail<BoletoFacts>({
    key,
    label,
    when,
    reason: (facts) => `${boughtReason(facts)} Se já pagou, não precisa fazer nada.`,
    variables: {
      ...buyerVariables,
      total: totalVariable,
      vencimento: { label: "o dia em que vence", isMandatory: true, of: ({ dueAt }) => formatDate(new Date(dueAt)) },
      depois: mandatoryWords(
        "O banco leva até 3 dias úteis para avisar do pagamento. Então os arquivos ficam prontos e o recibo chega aqui.",
      ),
      linha_digitavel: {
        label: "a linha digitável para copiar",
        place: "linha",
        isMandatory: true,
        of: ({ line }) => <EmailCopyCode code={line} />,
      },
      valores: pricesVariable,
    },
    original: {
      subject,
      preview,
      title: "Boleto de {{total}}",
      body: [`Oi, {{nome}}. ${first}`, "{{linha_digitavel}}", "{{botao}}", "{{valores}}", "> {{depois}}"],
      button: "Abrir o boleto",
    },
    button: { path: ({ orderId }) => boleto.waitingPage(orderId), showAddress: true },
    sample: {
      ...SAMPLE_ORDER,
      line: "23793.38128 60000.000003 00000.000400 1 84340000006090",
      url: null,
      dueAt: "2026-03-21T02:59:59Z",
    },
  });

const TO_PAY = "Pague até {{vencimento}} pelo app do banco, com esta linha digitável:";
const ABOUT_TO_END = "Seu boleto vence em {{vencimento}}. Se já pagou, não precisa fazer nada. A linha digitável:";

/** The e-mail with the boleto, for a buyer who closed the page. */
export const writeBoletoIssued = boletoEmail({
  key: "pedido.boleto",
  label: "Boleto",
  when: "Alguém fecha um pedido com boleto.",
  subject: "Boleto de {{total}} para o pedido {{pedido}}",
  preview: TO_PAY,
  first: TO_PAY,
});

/** The same on the day before it is due. */
export const writeBoletoReminder = boletoEmail({
  key: "pedido.boleto.lembrete",
  label: "Lembrete do boleto",
  when: "Falta um dia para um boleto vencer.",
  subject: "Seu boleto do pedido {{pedido}} vence em {{vencimento}}",
  preview: ABOUT_TO_END,
  first: ABOUT_TO_END,
});
