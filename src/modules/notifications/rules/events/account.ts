import { type EventRule, mandatory } from "../channels.ts";

/** What `accounts` writes by itself, before anybody could be told here: letters alone, and always. */
const letters = (label: string): EventRule<unknown> => ({
  ...mandatory("conta")<unknown>({ label, title: () => label }),
  channels: ["email"],
});

const APPLICATION: Record<string, (storeName: string) => string> = {
  enviada: (store) => `Recebemos a solicitação da loja ${store}`,
  pedir_ajustes: (store) => `Falta um ajuste na solicitação da loja ${store}`,
  aprovada: (store) => `A loja ${store} está aberta`,
  recusada: (store) => `A solicitação da loja ${store} não foi aprovada`,
};

export const accountEvents = {
  "conta.seguranca": letters("Senha, segundo passo, chaves de acesso e entradas novas"),
  "solicitacao.andamento": mandatory("conta")<{ news: string; storeName: string }>({
    label: "Sua solicitação para vender",
    title: ({ news, storeName }) => APPLICATION[news]?.(storeName) ?? "Novidade na sua solicitação para vender",
    href: ({ news }) => (news === "aprovada" ? "/painel" : "/painel/quero-ser-autor"),
  }),
  "conta.dados": letters("Troca de e-mail, cópia dos dados e exclusão da conta"),
};
