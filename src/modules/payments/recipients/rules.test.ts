import { describe, expect, it } from "vitest";
import {
  maySell,
  needsProof,
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

describe("the recipient's machine (rules 2.7): every event in every state", () => {
  const cells = RECIPIENT_STATUSES.flatMap((status) => EVENTS.map((event) => ({ status, event, to: TABLE[status][event] })));

  it.each(cells)("$status + $event → $to", ({ status, event, to }) =>
    expect(nextRecipientStatus(status, event) ?? STAYS).toBe(to),
  );

  it("covers 7 states by 7 words of the provider", () => expect(cells).toHaveLength(49));
});

it("the provider's word: rejected documents are a refusal; an unknown word moves nothing", () => {
  expect(recipientEvent("registration", "pending")).toBe("registration");
  expect(recipientEvent("registration", "denied")).toBe("refused");
  expect(recipientEvent("affiliation", "partially_denied")).toBe("affiliation");
  for (const odd of ["", "ACTIVE", "toString", "constructor", "approved"]) expect(recipientEvent(odd, null)).toBeNull();
});

it("whoever was sent, is under review or active sells; nobody else", () => {
  expect(RECIPIENT_STATUSES.filter(maySell)).toEqual(["enviado", "em_analise", "ativo"]);
});

it.each([
  ["em_analise", "partially_denied", "additional_documents_required", true],
  ["em_analise", "partially_denied", null, true],
  ["enviado", "partially_denied", null, false],
  ["em_analise", "partially_denied", "fully_denied", false],
  ["em_analise", "pending", null, false],
  ["em_analise", null, null, false],
  ["ativo", "partially_denied", null, false],
  ["recusado", "denied", "additional_documents_required", false],
] as const)("%s, with papers %s (%s): a proof is missing, %s", (status, kycStatus, kycReason, isMissing) => {
  expect(needsProof(status, { kycStatus, kycReason })).toBe(isMissing);
});
