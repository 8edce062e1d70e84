import { ROLE_NAMES } from "#kit/admin-roles.ts";
import { listFile } from "#platform/http/list-file.ts";
import { readPeople } from "./queries/list.ts";
import { peopleList } from "./search.ts";

export const peopleRoutes = listFile(peopleList, {
  area: "people",
  noun: "pessoas",
  isMasked: true,
  recorded: ["suspensa"],
  rows: readPeople,
  columns: {
    Conta: ({ id }) => id,
    Nome: ({ firstName }) => firstName,
    "E-mail": ({ emailMasked }) => emailMasked,
    Administração: ({ adminRoles }) => adminRoles.map((role) => ROLE_NAMES[role]).join(", "),
    Loja: ({ storeName }) => storeName,
    "Não pode": ({ suspendedFrom }) => suspendedFrom.join(", "),
    "Pedidos pagos": ({ orders }) => orders,
    Pago: ({ spentCents }) => spentCents / 100,
    Desde: ({ since }) => since,
    "Vista em": ({ seenAt }) => seenAt,
  },
});
