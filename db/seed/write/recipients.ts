import { sql } from "drizzle-orm";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { accountFingerprint } from "#modules/payouts/bank/open-first-account.ts";
import { accountFace } from "#modules/payouts/bank/read-account.ts";
import type { ValidAccount } from "#modules/payouts/bank/rules.ts";
import { documentIndex } from "#modules/payouts/recipients/document-index.ts";
import { accountRequest } from "#modules/payouts/recipients/recipient-request.ts";
import { bankAccounts } from "#modules/payouts/tables/bank.ts";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { cutCodePoints } from "#kit/text.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { randomOf } from "../market/random.ts";

export const recipientId = (storeId: number): string => `re_demo_${storeId}`;

type Store = { slug: string; legalName: string; document: string };

/** The store whose author still owes the provider a proof of identity. */
const IN_ANALYSIS = 2;
const BANKS = ["341", "260", "001", "104", "237", "077"];

/** An invented account of the store's own document, the same for the same store. */
function accountOf({ slug, legalName, document }: Store): ValidAccount {
  const random = randomOf(`conta ${slug}`);
  return {
    bankCode: BANKS[random.int(0, BANKS.length - 1)] ?? "341",
    branchNumber: String(random.int(1, 9998)).padStart(4, "0"),
    branchCheckDigit: null,
    accountNumber: String(random.int(10_000, 9_999_999)),
    accountCheckDigit: String(random.int(0, 9)),
    accountType: "corrente",
    holderName: cutCodePoints(legalName, 30).trim(),
    holderDocument: document,
  };
}

/** The author as someone the provider knows since the store was approved, with an account that already receives. */
export async function writeRecipient(tx: Tx, storeId: number, store: Store, approvedAt: Date): Promise<void> {
  const account = accountOf(store);
  const isJudged = storeId === IN_ANALYSIS;
  await tx.insert(recipients).values({
    storeId,
    providerId: recipientId(storeId),
    status: isJudged ? "em_analise" : "ativo",
    kind: store.document.length === 14 ? "pj" : "pf",
    holderName: store.legalName,
    documentMasked: maskDocument(store.document),
    documentHash: documentIndex(store.document),
    kycStatus: isJudged ? "partially_denied" : "approved",
    kycReason: isJudged ? "additional_documents_required" : "ok",
    checkedAt: sql`now()`,
    createdAt: approvedAt,
  });
  await tx.insert(bankAccounts).values({
    storeId,
    status: "ativa",
    isFirst: true,
    ...accountFace(account),
    documentMasked: maskDocument(store.document),
    fingerprint: accountFingerprint(account),
    createdAt: approvedAt,
    activeFrom: approvedAt,
    usableFrom: new Date(approvedAt.getTime() + 86_400_000),
  });
}

const RECIPIENT_SEEDS = defineRow<{ id: number; status: string } & Store>({
  id: col.int`s.id`,
  slug: col.text`s.slug`,
  legalName: col.text`s.legal_name`,
  document: col.text`s.document`,
  status: col.text`r.status`,
});

/** Every recipient as the sandbox should know it. */
export async function recipientSeeds(tx: Tx) {
  const rows = await readRows(
    tx,
    RECIPIENT_SEEDS,
    sql`select ${RECIPIENT_SEEDS}
    from stores s join recipients r on r.store_id = s.id order by s.id`,
  );
  return rows.map((store) => ({
    id: recipientId(store.id),
    name: store.legalName,
    document: store.document,
    status: store.status === "ativo" ? "active" : "affiliation",
    default_bank_account: accountRequest(accountOf(store)),
  }));
}
