import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { firstNameOf } from "#platform/emails/variables.ts";

type Wanted = { name: string; by: string; title: string; lines: string[]; reason: string; hours: number };

/** To each other owner: somebody wants a grave act, and one of them confirms it or not. */
export const writeConfirmation = editableEmail<Wanted>({
  key: "equipe.confirmacao",
  label: "Confirmação de outro dono",
  when: "Alguém da equipe quer fazer algo grave, como mudar a comissão de todos, que só vale com a confirmação de outro Dono.",
  reason: () => `Você recebeu esta mensagem porque tem o papel Dono na administração ${brand.of}.`,
  variables: {
    nome: firstNameOf("name"),
    quem: { label: "quem quer fazer", isMandatory: true, of: ({ by }) => by },
    o_que: {
      label: "o que vai ser feito, como em “Mudar a comissão de 12% para 10% para todos”",
      isMandatory: true,
      of: ({ title }) => title,
    },
    detalhes: { label: "o que muda, campo por campo", of: ({ lines }) => lines.join(" ") },
    motivo: { label: "o motivo escrito", isMandatory: true, of: ({ reason }) => reason },
    prazo: { label: "quantas horas espera", of: ({ hours }) => `${hours} horas` },
  },
  original: {
    subject: "{{quem}} espera a sua confirmação",
    preview: "{{o_que}}",
    title: "Falta a confirmação de outro dono",
    body: [
      "Oi, {{nome}}. {{quem}} quer: {{o_que}}. {{detalhes}}",
      "O motivo: {{motivo}}",
      "{{botao}}",
      "> Nada muda até que um dono confirme. Depois de {{prazo}} sem resposta, não é feito. Se você não esperava esta mensagem, recuse e fale com {{quem}}.",
    ],
    button: "Ver e responder",
  },
  button: { path: "/painel/admin/confirmacoes" },
  sample: {
    name: "Bruno Lima",
    by: "Renata Queiroz",
    title: "Mudar a comissão de 12% para 10% para todos",
    lines: ["De cada venda: de 12% para 10%."],
    reason: "Decisão da reunião de junho.",
    hours: 48,
  },
});
