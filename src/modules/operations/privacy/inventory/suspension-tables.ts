import { ofUser, type PersonalTable } from "./personal-table.ts";

const ACCOUNT = { basis: "contrato", until: "enquanto houver conta" } as const;

/** What an account may not do, and how it is given back to who lost the way in. */
export const SUSPENSION_TABLES: PersonalTable[] = [
  {
    ...ACCOUNT,
    table: "account_suspensions",
    whose: ofUser(),
    purpose: "Dizer o que a conta não pode, por quê, e rever",
    erase: "apagar",
    copy: {
      as: "Suspensões",
      columns: {
        scopes: "Do quê",
        reason: "Motivo",
        started_at: "Desde",
        ended_at: "Até",
        appeal: "O que você escreveu",
        answer: "O que respondemos",
      },
    },
  },
  {
    ...ACCOUNT,
    table: "second_step_resets",
    whose: ofUser(),
    purpose: "Devolver a conta a quem perdeu o aplicativo",
    erase: "apagar",
    copy: {
      as: "Verificação em duas etapas perdida",
      columns: { status: "Situação", created_at: "Pedido em", due_at: "Desligado a partir de", closed_at: "Encerrado em" },
    },
  },
];
