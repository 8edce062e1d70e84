import { brand } from "#kit/brand/brand.ts";
import { type EmailVariable, editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";

type Named = { name: string };
type Notice<F> = {
  key: string;
  label: string;
  when: string;
  subject: string;
  preview: string;
  title: string;
  /** Follows "Oi, Marina. ". Nobody edits it. */
  what: string | ((facts: F) => string);
  variables?: Record<string, EmailVariable<F>>;
  sample: NoInfer<F>;
};

/** What changed in how the account is opened, told after the fact, with what to do when it was not its owner. */
export const securityNotice = <F extends Named = Named>(notice: Notice<F>) => {
  const { key, label, when, subject, preview, title, variables = {}, sample } = notice;
  return editableEmail<F>({
    key,
    label,
    when,
    reason: () => `Você recebeu esta mensagem porque a segurança da sua conta ${brand.in} mudou.`,
    variables: {
      nome: firstNameOf("name"),
      ...variables,
      o_que_mudou: {
        label: "o que mudou na conta",
        isMandatory: true,
        of: (facts) => (typeof notice.what === "string" ? notice.what : notice.what(facts)),
      },
      se_nao_foi: mandatoryWords("Se não foi você, troque a senha agora. Isso encerra as sessões abertas e bloqueia os saques:"),
    },
    original: {
      subject,
      preview,
      title,
      body: ["Oi, {{nome}}. {{o_que_mudou}}", "{{se_nao_foi}}", "{{botao}}"],
      button: "Trocar a senha",
    },
    button: { path: "/auth/login?passo=redefinir" },
    sample,
  });
};
