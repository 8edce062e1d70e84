import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { CONFIRM_DAYS, TOPIC_WORDS } from "../rules.ts";
import type { alreadyInEmail, confirmEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque este e-mail foi escrito no formulário da newsletter ${brand.of}.`;

/** To an address somebody wrote in the form: nobody is in before the link is pressed. */
export const writeConfirm = editableEmail<FactsOf<typeof confirmEmail>>({
  key: "newsletter.confirmar",
  get label() {
    return `Confirmar a newsletter ${brand.of}`;
  },
  when: "Alguém pede a newsletter e precisa confirmar.",
  reason,
  variables: {
    assuntos: {
      label: "os assuntos escolhidos",
      isMandatory: true,
      of: ({ topics }) => listOf(topics.map((topic) => TOPIC_WORDS[topic].name)),
    },
    dias: { label: "em quantos dias o link vence", isMandatory: true, of: () => String(CONFIRM_DAYS) },
    se_nao_foi: mandatoryWords("Não foi você? Não precisa fazer nada: sem o clique, não escrevemos mais."),
  },
  original: {
    get subject() {
      return `Confirme que quer receber a newsletter ${brand.of}`;
    },
    preview: "Falta um clique",
    title: "Falta um clique",
    get body() {
      return [
        `Você pediu a newsletter ${brand.of} sobre {{assuntos}}. Confirme em até {{dias}} dias.`,
        "{{botao}}",
        "> {{se_nao_foi}}",
      ];
    },
    button: "Confirmar",
  },
  button: { path: ({ path }) => path },
  sample: { path: "/newsletter", topics: ["sala-de-aula", "vender"] },
});

/** To who asked again and is in already. */
export const writeAlreadyIn = editableEmail<FactsOf<typeof alreadyInEmail>>({
  key: "newsletter.ja-recebe",
  label: "Você já recebe a newsletter",
  when: "Alguém pede a newsletter com um e-mail que já a recebe.",
  reason,
  variables: { resultado: mandatoryWords("Pediram de novo a newsletter para este e-mail, e ele já a recebe. Nada mudou.") },
  original: {
    get subject() {
      return `Você já recebe a newsletter ${brand.of}`;
    },
    preview: "Nada mudou",
    title: "Você já está na lista",
    body: ["{{resultado}}", "{{botao}}"],
    button: "Escolher assuntos ou sair",
  },
  button: { path: ({ path }) => path },
  sample: { path: "/newsletter" },
});
