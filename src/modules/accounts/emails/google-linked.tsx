import { brand } from "#kit/brand/brand.ts";
import { securityNotice } from "./security-notice.tsx";

const sample = { name: "Marina Teles" };

export const writeGoogleUnlinked = securityNotice({
  key: "conta.google-desligado",
  label: "Entrada pelo Google desligada",
  when: "Alguém desliga a entrada pelo Google.",
  subject: "A sua conta não abre mais com o Google",
  preview: "Entre por senha, por chave de acesso ou por código.",
  title: "Entrada pelo Google desligada",
  get what() {
    return `Não dá mais para entrar na sua conta ${brand.of} com o Google. A senha, as chaves de acesso e o código por e-mail continuam valendo.`;
  },
  sample,
});

export const writeGoogleLinked = securityNotice({
  key: "conta.google-ligado",
  label: "Entrada pelo Google ligada",
  when: "Alguém entra pela primeira vez com o Google em uma conta que já existia.",
  subject: "A sua conta agora abre com o Google",
  preview: "Alguém entrou com a conta Google deste e-mail.",
  title: "Entrada pelo Google ligada",
  get what() {
    return `Alguém entrou na sua conta ${brand.of} com a conta Google deste e-mail. A partir de agora ela também abre a sua conta; a verificação em duas etapas, se você a ligou, continua sendo pedida.`;
  },
  sample,
});
