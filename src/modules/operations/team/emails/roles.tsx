import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { firstNameOf } from "#platform/emails/variables.ts";

type Changed = { name: string; by: string; given: string[]; taken: string[]; roles: string[]; reason: string };

function changeWords({ given, taken }: Changed): string {
  const parts = [given.length > 0 && `deu a você ${papers(given)}`, taken.length > 0 && `tirou de você ${papers(taken)}`];
  return listOf(parts.filter((part) => part !== false));
}

const papers = (roles: string[]): string => `${roles.length === 1 ? "o papel" : "os papéis"} ${listOf(roles)}`;

/** To whom an owner gave or took roles of the administration. */
export const writeRoles = editableEmail<Changed>({
  key: "equipe.papeis",
  label: "Papéis na administração",
  when: "Alguém com o papel Dono dá ou tira papéis de uma pessoa da equipe.",
  reason: () => `Você recebeu esta mensagem porque mudou o que a sua conta pode fazer na administração ${brand.of}.`,
  variables: {
    nome: firstNameOf("name"),
    quem: { label: "quem deu ou tirou", isMandatory: true, of: ({ by }) => by },
    o_que_mudou: { label: "o que mudou, como em “deu a você o papel Suporte”", isMandatory: true, of: changeWords },
    agora: {
      label: "os papéis que ficaram, ou que não ficou nenhum",
      of: ({ roles }) => (roles.length > 0 ? listOf(roles) : "nenhum"),
    },
    motivo: { label: "o motivo escrito", isMandatory: true, of: ({ reason }) => reason },
  },
  original: {
    get subject() {
      return `Seus papéis na administração ${brand.of} mudaram`;
    },
    preview: "Seus papéis agora: {{agora}}.",
    title: "Seus papéis mudaram",
    get body() {
      return [
        `Oi, {{nome}}. {{quem}} {{o_que_mudou}} na administração ${brand.of}. Seus papéis agora: {{agora}}.`,
        "O motivo: {{motivo}}",
        "{{botao}}",
        "> Para abrir a administração, é preciso ter uma chave de acesso ou a verificação em duas etapas. Se você não esperava esta mensagem, fale com quem é Dono.",
      ];
    },
    button: "Abrir o painel",
  },
  button: { path: "/painel" },
  sample: {
    name: "Marina Teles",
    by: "Renata Queiroz",
    given: ["Suporte"],
    taken: [],
    roles: ["Suporte"],
    reason: "Passa a responder quem compra.",
  },
});
