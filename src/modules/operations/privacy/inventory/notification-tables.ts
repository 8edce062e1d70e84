import { ofUser, type PersonalTable } from "./personal-table.ts";

const OWN = { basis: "contrato", until: "enquanto houver conta" } as const;

/** What a person was told, and what they do not want to be told. */
export const NOTIFICATION_TABLES: PersonalTable[] = [
  {
    ...OWN,
    table: "notifications",
    whose: ofUser(),
    until: "um ano",
    purpose: "Mostrar os avisos do sino",
    erase: "apagar",
    copy: {
      as: "Notificações",
      columns: { event: "Notificação", facts: "O que dizia", created_at: "Quando", read_at: "Lido em" },
    },
  },
  {
    ...OWN,
    table: "notification_stops",
    whose: ofUser(),
    purpose: "Não avisar do que você desligou",
    erase: "apagar",
    copy: { as: "Notificações desligadas", columns: { event: "Notificação", channel: "Canal", stopped_at: "Desde" } },
  },
];
