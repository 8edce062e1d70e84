import { describe, expect, it } from "vitest";
import {
  maySell,
  nextRecipientStatus,
  type ProviderRecipientStatus,
  RECIPIENT_MOVES,
  RECIPIENT_STATUSES,
  recipientEvent,
  type RecipientStatus,
} from "./rules.ts";

const EVENTS = Object.keys(RECIPIENT_MOVES) as ProviderRecipientStatus[];
const STAYS = "·";

/** Every event in every state; "·" is "nothing moves". */
const TABLE: Record<RecipientStatus, Record<ProviderRecipientStatus, string>> = {
  sem_cadastro: {
    registration: "enviado",
    affiliation: "em_analise",
    active: "ativo",
    refused: "recusado",
    suspended: "suspenso",
    inactive: "suspenso",
    blocked: "bloqueado",
  },
  enviado: {
    registration: STAYS,
    affiliation: "em_analise",
    active: "ativo",
    refused: "recusado",
    suspended: "suspenso",
    inactive: "suspenso",
    blocked: "bloqueado",
  },
  em_analise: {
    registration: STAYS,
    affiliation: STAYS,
    active: "ativo",
    refused: "recusado",
    suspended: "suspenso",
    inactive: "suspenso",
    blocked: "bloqueado",
  },
  ativo: {
    registration: STAYS,
    affiliation: "em_analise",
    active: STAYS,
    refused: "recusado",
    suspended: "suspenso",
    inactive: "suspenso",
    blocked: "bloqueado",
  },
  suspenso: {
    registration: STAYS,
    affiliation: "em_analise",
    active: "ativo",
    refused: "recusado",
    suspended: STAYS,
    inactive: STAYS,
    blocked: "bloqueado",
  },
  recusado: {
    registration: STAYS,
    affiliation: "em_analise",
    active: "ativo",
    refused: STAYS,
    suspended: "suspenso",
    inactive: "suspenso",
    blocked: "bloqueado",
  },
  bloqueado: {
    registration: STAYS,
    affiliation: "em_analise",
    active: "ativo",
    refused: "recusado",
    suspended: "suspenso",
    inactive: "suspenso",
    blocked: STAYS,
  },
};

describe("máquina do recebedor (regras 2.7): todo evento em todo estado", () => {
  const cells = RECIPIENT_STATUSES.flatMap((status) => EVENTS.map((event) => ({ status, event, to: TABLE[status][event] })));

  it.each(cells)("$status + $event → $to", ({ status, event, to }) =>
    expect(nextRecipientStatus(status, event) ?? STAYS).toBe(to),
  );

  it("cobre 7 estados por 7 palavras do provedor", () => expect(cells).toHaveLength(49));
});

it("a palavra do provedor: papéis negados são recusa; palavra desconhecida não move nada", () => {
  expect(recipientEvent("registration", "pending")).toBe("registration");
  expect(recipientEvent("registration", "denied")).toBe("refused");
  expect(recipientEvent("affiliation", "partially_denied")).toBe("affiliation");
  for (const odd of ["", "ACTIVE", "toString", "constructor", "approved"]) expect(recipientEvent(odd, null)).toBeNull();
});

it("vende quem foi enviado, está em análise ou ativo; mais ninguém", () => {
  expect(RECIPIENT_STATUSES.filter(maySell)).toEqual(["enviado", "em_analise", "ativo"]);
});
