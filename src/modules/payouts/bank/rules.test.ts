import { describe, expect, it } from "vitest";
import {
  ACCOUNT_MOVES,
  ACCOUNT_STATUSES,
  type AccountMove,
  accountIdentity,
  bankBlocks,
  maskAccount,
  nextAccountStatus,
} from "./rules.ts";

const STAYS = "·";
const MOVES = Object.keys(ACCOUNT_MOVES) as AccountMove[];

/** Every move in every state; "·" is "nothing moves". */
const TABLE: Record<(typeof ACCOUNT_STATUSES)[number], Record<AccountMove, string>> = {
  pendente: {
    prazo_passou: "aplicando",
    provedor_confirmou: STAYS,
    provedor_recusou: STAYS,
    desistiu: "cancelada",
    negada: "cancelada",
    outra_entrou: STAYS,
  },
  aplicando: {
    prazo_passou: STAYS,
    provedor_confirmou: "ativa",
    provedor_recusou: "recusada",
    desistiu: STAYS,
    negada: STAYS,
    outra_entrou: STAYS,
  },
  ativa: {
    prazo_passou: STAYS,
    provedor_confirmou: STAYS,
    provedor_recusou: STAYS,
    desistiu: STAYS,
    negada: STAYS,
    outra_entrou: "substituida",
  },
  substituida: allStay(),
  cancelada: allStay(),
  recusada: allStay(),
};

function allStay(): Record<AccountMove, string> {
  return Object.fromEntries(MOVES.map((move) => [move, STAYS])) as Record<AccountMove, string>;
}

describe("the bank account's machine: every event in every state", () => {
  it.each(ACCOUNT_STATUSES.flatMap((status) => MOVES.map((move) => ({ status, move, to: TABLE[status][move] }))))(
    "$status + $move → $to",
    ({ status, move, to }) => expect(nextAccountStatus(status, move) ?? STAYS).toBe(to),
  );
});

it.each([
  ["0044187", "7", "•••• 187-7"],
  ["12345678", "0", "•••• 5678-0"],
  ["4418", "X", "•••• 18-X"],
  ["7", "0", "•••• 7-0"],
])("the mask of %s-%s is %s", (number, digit, mask) => expect(maskAccount(number, digit)).toBe(mask));

it("leading zeros make no other account; bank, branch and digit do", () => {
  const account = { bankCode: "341", branchNumber: "0912", accountNumber: "44187", accountCheckDigit: "7" };
  expect(accountIdentity({ ...account, accountNumber: "0044187" })).toBe(accountIdentity(account));
  for (const other of [{ bankCode: "001" }, { branchNumber: "0913" }, { accountCheckDigit: "8" }])
    expect(accountIdentity({ ...account, ...other })).not.toBe(accountIdentity(account));
});

describe("the walls around the change", () => {
  const free = {
    status: "ativo",
    hasSecondStep: true,
    sessionFrom: null,
    deviceFrom: null,
    isChanging: false,
    hasOpenWithdrawal: false,
  };
  const later = new Date();

  it.each([
    [{}, []],
    [{ status: null }, ["no_recipient"]],
    [{ status: "recusado" }, ["recipient_stopped"]],
    [{ status: "bloqueado" }, ["recipient_stopped"]],
    [{ status: "em_analise" }, []],
    [{ status: "suspenso" }, []],
    [{ isChanging: true }, ["already_changing"]],
    [{ hasOpenWithdrawal: true }, ["withdrawal_open"]],
    [{ hasSecondStep: false }, ["second_step_needed"]],
    [{ deviceFrom: later, sessionFrom: later }, ["new_device", "fresh_session"]],
  ])("%j is stopped by %j", (change, blocks) => expect(bankBlocks({ ...free, ...change })).toEqual(blocks));
});
