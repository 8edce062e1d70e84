import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { type EventRule, mandatory } from "../channels.ts";

/** What only emails tell, and always. */
const emailMessages = (label: string): EventRule<unknown> => ({
  ...mandatory("conta")<unknown>({ label, title: () => label }),
  channels: ["email"],
});

const APPLICATION: Record<string, (storeName: string) => string> = {
  enviada: (store) => `Recebemos a solicitação da loja ${store}`,
  pedir_ajustes: (store) => `Falta um ajuste na solicitação da loja ${store}`,
  aprovada: (store) => `A loja ${store} está aberta`,
  recusada: (store) => `A solicitação da loja ${store} não foi aprovada`,
};

const SECURITY: Record<string, string> = {
  senha: "A senha da sua conta mudou",
  email: "O e-mail da sua conta mudou",
  segundo_passo_ligado: "Verificação em duas etapas ligada",
  segundo_passo_desligado: "Verificação em duas etapas desligada",
  codigos_novos: "Códigos de recuperação novos",
  codigo_usado: "Um código de recuperação foi usado",
  chave_nova: "Chave de acesso criada",
  chave_apagada: "Chave de acesso apagada",
  aparelho_novo: "Entrada de um aparelho novo",
  google_ligado: "Entrada pelo Google ligada",
  google_desligado: "Entrada pelo Google desligada",
};

type ActAnswered = { who: string; what: string; end: string };
const ACT_ENDED: Record<string, (who: string, what: string) => string> = {
  confirmar: (who, what) => `${who} confirmou ${what}: já vale`,
  recusar: (who, what) => `${who} recusou ${what}`,
  vencer: (_who, what) => `Ninguém confirmou ${what} a tempo`,
  impedir: (_who, what) => `Não deu para fazer ${what}: algo mudou desde então`,
};

export const accountEvents = {
  // The email leaves with the change, in `accounts`; here is the bell.
  "conta.seguranca": mandatory("conta")<{ news: string; about: string | null }>({
    label: "Senha, verificação em duas etapas, chaves de acesso e entradas novas",
    title: ({ news }) => SECURITY[news] ?? "A segurança da sua conta mudou",
    detail: ({ about }) => (about ? `${about}. ` : "") + "Se não foi você, troque a senha agora.",
    href: () => "/painel/configuracoes?aba=seguranca",
  }),
  "solicitacao.andamento": mandatory("conta")<{ news: string; storeName: string }>({
    label: "Sua solicitação para vender",
    title: ({ news, storeName }) => APPLICATION[news]?.(storeName) ?? "Novidade na sua solicitação para vender",
    href: ({ news }) => (news === "aprovada" ? "/painel" : "/painel/quero-ser-autor"),
  }),
  "administracao.revelacao": {
    ...mandatory("conta", ["sino"])<{ who: string; count: number }>({
      label: "Dados inteiros vistos por outra pessoa da administração",
      title: ({ who }) => `${who} viu os dados inteiros de uma pessoa`,
      detail: ({ count }) =>
        (count === 1 ? "Foi a primeira em 24 horas." : `Já são ${count} em 24 horas.`) + " O motivo está no registro.",
      href: () => "/painel/admin/interno",
    }),
    isForAdmins: true,
  } satisfies EventRule<{ who: string; count: number }>,
  "administracao.papeis": {
    ...mandatory("conta")<{ roles: string[] }>({
      label: "Seus papéis na administração",
      title: ({ roles }) =>
        roles.length > 0 ? `Seus papéis ${brand.in} agora: ${listOf(roles)}` : `Você saiu da equipe ${brand.of}`,
      detail: () => "O motivo está no e-mail que mandamos. Se você não esperava isto, fale com quem é Dono.",
      href: ({ roles }) => (roles.length > 0 ? "/painel/admin" : "/painel"),
    }),
    isForAdmins: true,
  } satisfies EventRule<{ roles: string[] }>,
  "administracao.confirmacao": {
    ...mandatory("conta")<{ who: string; what: string }>({
      label: "Atos graves que esperam a confirmação de outro dono",
      title: ({ who, what }) => `${who} espera a sua confirmação de ${what}`,
      detail: () => "Nada muda até que um dono confirme.",
      href: () => "/painel/admin/confirmacoes",
    }),
    isForAdmins: true,
  } satisfies EventRule<{ who: string; what: string }>,
  "administracao.confirmacao-respondida": {
    ...mandatory("conta", ["sino"])<ActAnswered>({
      label: "O que outro dono respondeu",
      title: ({ who, what, end }) => ACT_ENDED[end]?.(who, what) ?? `Foi respondido: ${what}`,
      href: () => "/painel/admin/confirmacoes",
    }),
    isForAdmins: true,
  } satisfies EventRule<ActAnswered>,
  "conta.dados": emailMessages("Troca de e-mail, cópia dos dados e exclusão da conta"),
};
