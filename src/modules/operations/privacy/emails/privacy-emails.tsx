import { brand } from "#kit/brand/brand.ts";
import { formatDate, formatFullDateTime } from "#kit/date-format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { EmailText } from "#ui/email/layout.tsx";
import type { BlockInWords } from "../rules/blocks.ts";

const TAB = "/painel/configuracoes?aba=privacidade";
const reason = () => `Você recebeu esta mensagem porque alguém dentro da sua conta ${brand.in} pediu isto.`;
const NAME = "Marina Teles";

/** The copy of a person's data is made: where to get it and until when. The link opens nothing by itself. */
export const writeCopyReady = editableEmail<{ name: string; until: string }>({
  key: "privacidade.copia-pronta",
  label: "A cópia dos dados está pronta",
  when: "Fica pronta a cópia dos dados que a pessoa pediu.",
  reason,
  variables: {
    nome: firstNameOf("name"),
    depois: mandatoryWords("Depois ela é apagada."),
    se_nao_foi: mandatoryWords(
      "Para baixar, você entra na conta e confirma que é você. Se não foi você quem pediu, troque a senha.",
    ),
    prazo: {
      label: "até quando a cópia fica guardada",
      isMandatory: true,
      of: ({ until }) => `${formatFullDateTime(new Date(until))} (horário de Brasília)`,
    },
  },
  original: {
    get subject() {
      return `A cópia dos seus dados ${brand.in} está pronta`;
    },
    preview: "Baixe em até 24 horas.",
    title: "Seus dados estão prontos",
    body: ["Oi, {{nome}}. A cópia que você pediu fica guardada até {{prazo}}. {{depois}}", "{{botao}}", "> {{se_nao_foi}}"],
    button: "Baixar meus dados",
  },
  button: { path: TAB },
  sample: { name: NAME, until: "2026-03-19T12:12:00Z" },
});

/** The days to withdrawal right began. */
export const writeErasureRequested = editableEmail<{ name: string; on: string }>({
  key: "privacidade.exclusao-pedida",
  label: "Pedido de exclusão recebido",
  when: "A pessoa pede para apagar a conta.",
  reason,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("apagamos a sua conta"),
    ate_la: mandatoryWords("Até lá tudo funciona como sempre e dá para desistir."),
    biblioteca: mandatoryWords("Baixe antes os materiais que comprou: sem a conta, a biblioteca deixa de existir."),
    se_nao_foi: mandatoryWords("Se não foi você quem pediu, entre, desista e troque a senha."),
    dia: { label: "o dia em que a conta é apagada", isMandatory: true, of: ({ on }) => formatDate(new Date(on)) },
  },
  original: {
    get subject() {
      return `Sua conta ${brand.in} será apagada em {{dia}}`;
    },
    preview: "Até lá, dá para desistir.",
    title: "Pedido de exclusão recebido",
    body: ["Oi, {{nome}}. Em {{dia}} {{resultado}}. {{ate_la}}", "{{biblioteca}}", "{{botao}}", "> {{se_nao_foi}}"],
    button: "Desistir da exclusão",
  },
  button: { path: TAB },
  sample: { name: NAME, on: "2026-03-25T12:12:00Z" },
});

/** The person stays. */
export const writeErasureDropped = editableEmail<{ name: string }>({
  key: "privacidade.exclusao-desistida",
  label: "A exclusão foi cancelada",
  when: "A pessoa desiste de apagar a conta.",
  reason,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("O pedido de exclusão foi cancelado e nada mudou na sua conta."),
  },
  original: {
    get subject() {
      return `Sua conta ${brand.in} continua aberta`;
    },
    preview: "O pedido de exclusão foi cancelado.",
    title: "Sua conta fica",
    body: ["Oi, {{nome}}. {{resultado}}", "{{botao}}"],
    button: "Ir para o painel",
  },
  button: { path: "/painel" },
  sample: { name: NAME },
});

/** The day came, and something is still open. */
export const writeErasureStopped = editableEmail<{ name: string; blocks: BlockInWords[] }>({
  key: "privacidade.exclusao-parada",
  label: "A exclusão está esperando",
  when: "Chega o dia de apagar a conta e algo ainda está em aberto.",
  reason,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("Ainda não apagamos a sua conta"),
    depois: mandatoryWords("Conferimos todos os dias. Quando nada estiver em aberto, a conta é apagada."),
    primeiro: { label: "a primeira coisa em aberto", of: ({ blocks }) => blocks[0]?.text ?? "" },
    em_aberto: {
      label: "o que ainda está em aberto e como resolver",
      place: "linha",
      isMandatory: true,
      of: ({ blocks }) => (
        <>
          {blocks.map(({ text, wayOut }) => (
            <EmailText key={text}>
              {text} {wayOut}.
            </EmailText>
          ))}
        </>
      ),
    },
  },
  original: {
    get subject() {
      return `A exclusão da sua conta ${brand.in} está esperando`;
    },
    preview: "{{primeiro}}",
    title: "Falta resolver algo antes",
    body: ["Oi, {{nome}}. {{resultado}} porque:", "{{em_aberto}}", "{{depois}}", "{{botao}}"],
    button: "Ver o que falta",
  },
  button: { path: TAB },
  sample: {
    name: NAME,
    blocks: [{ text: "O pedido 48.213 ainda espera pagamento.", wayOut: "Ver o pedido", href: "/painel/pedidos" }],
  },
});

/** The last letter this address gets. What the law keeps is said by the code. */
export const writeErasureDone = editableEmail<{ name: string }>({
  key: "privacidade.exclusao-feita",
  label: "A conta foi apagada",
  when: "A conta é apagada. É a última mensagem para aquele e-mail.",
  reason,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("Como você pediu, apagamos a sua conta."),
    o_que_fica: {
      label: "o que a lei manda guardar, e até quando",
      place: "linha",
      isMandatory: true,
      of: () => (
        <EmailText>
          O que a lei manda guardar das suas compras fica criptografado até o fim do quinto ano depois de cada uma, e então também
          é apagado. A Pagar.me, que processou os pagamentos, guarda os registros dela pelo mesmo motivo.
        </EmailText>
      ),
    },
  },
  original: {
    get subject() {
      return `Sua conta ${brand.in} foi apagada`;
    },
    preview: "Esta é a nossa última mensagem.",
    title: "Até um dia",
    body: ["Oi, {{nome}}. {{resultado}} Esta é a nossa última mensagem.", "{{o_que_fica}}"],
  },
  sample: { name: NAME },
});
