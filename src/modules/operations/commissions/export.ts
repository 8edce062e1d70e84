import { listFile } from "#platform/http/list-file.ts";
import { kindWords } from "./messages.ts";
import { readCommissions } from "./queries/list.ts";
import { commissionList } from "./search.ts";

export const commissionRoutes = listFile(commissionList, {
  area: "commissions",
  noun: "comissoes",
  rows: readCommissions,
  columns: {
    "Para quem": ({ name }) => name,
    "O quê": ({ kind }) => kindWords[kind],
    De: ({ of }) => of,
    "Comissão (%)": ({ bps }) => (bps === null ? null : bps / 100),
    Desde: ({ since }) => since,
    Por: ({ by }) => by,
  },
});
