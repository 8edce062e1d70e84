import { statusWords } from "#modules/stores/applications/messages.ts";
import { listFile } from "#platform/http/list-file.ts";
import { readApplications } from "./queries/list.ts";
import { applicationList } from "./search.ts";

export const applicationRoutes = listFile(applicationList, {
  area: "applications",
  noun: "solicitacoes",
  isMasked: true,
  rows: readApplications,
  columns: {
    Loja: ({ storeName }) => storeName,
    Área: ({ area }) => area,
    "Quem pede": ({ legalName }) => legalName,
    "E-mail": ({ emailMasked }) => emailMasked,
    Situação: ({ status }) => statusWords[status],
    Enviada: ({ sentAt }) => sentAt,
    "Com quem": ({ assignee }) => assignee,
    Vez: ({ rounds }) => rounds,
  },
});
