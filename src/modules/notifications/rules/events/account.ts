import { type EventRule, mandatory } from "../channels.ts";

/** What `accounts` writes by itself, before anybody could be told here: letters alone, and always. */
const letters = (label: string): EventRule<unknown> => ({
  ...mandatory("conta")<unknown>({ label, title: () => label }),
  channels: ["email"],
});

export const accountEvents = {
  "conta.seguranca": letters("Senha, segundo passo, chaves de acesso e entradas novas"),
  "conta.dados": letters("Troca de e-mail, cópia dos dados e exclusão da conta"),
};
