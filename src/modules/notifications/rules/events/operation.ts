import { type EventRule, mandatory } from "../channels.ts";

const STOPPED: Record<string, string> = {
  pagamentos: "A Pagar.me recusa a nossa conta: os pagamentos pararam",
  cartoes: "A Pagar.me recusa a nossa conta: guardar cartões parou",
  cadastros: "A Pagar.me recusa a nossa conta: os cadastros pararam",
  contas: "A Pagar.me recusa a nossa conta: as trocas de conta pararam",
  saques: "A Pagar.me recusa a nossa conta: os saques pararam",
  reembolsos: "A Pagar.me recusa a nossa conta: os reembolsos pararam",
};

/** What those who look after the platform are told, and nobody else. */
export const operationEvents = {
  "operacao.provedor": {
    ...mandatory("conta")<{ area: string }>({
      label: "Falhas de configuração na Pagar.me",
      title: ({ area }) => STOPPED[area] ?? "A Pagar.me recusa a nossa conta",
      detail: () => "Ninguém foi cobrado. O que espera continua automaticamente quando voltar.",
      href: () => "/painel/admin/interno#provedor",
    }),
    isForAdmins: true,
  } satisfies EventRule<{ area: string }>,
  "operacao.antivirus": {
    ...mandatory("conta", ["sino"])<{ cause: string }>({
      label: "Antivírus que não responde",
      title: ({ cause }) =>
        cause === "away" ? "O antivírus não responde: há arquivos esperando" : "O antivírus não conseguiu ler um arquivo",
      detail: () => "O arquivo não fica à venda enquanto isso. Tentamos de novo automaticamente.",
      href: () => "/painel/admin/interno#antivirus",
    }),
    isForAdmins: true,
  } satisfies EventRule<{ cause: string }>,
  "operacao.infectado": {
    ...mandatory("conta", ["sino"])<{ title: string }>({
      label: "Arquivo infectado que já era entregue",
      title: ({ title }) => `O antivírus encontrou algo em “${title}”`,
      detail: () => "O arquivo não é mais entregue, e quem vende foi avisado.",
      href: () => "/painel/admin/interno#antivirus",
    }),
    isForAdmins: true,
  } satisfies EventRule<{ title: string }>,
};
