import { expect, type Page } from "@playwright/test";

type Charge = {
  id: string;
  status: string;
  amount: number;
  paid_amount?: number;
  metadata?: { order?: string };
  last_transaction?: { qr_code?: string; installments?: number };
};

const SANDBOX = process.env.E2E_SANDBOX_URL ?? "http://localhost:4010";

async function call<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${SANDBOX}/sandbox${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Reads the code to paste from the Pix page, as a person would. */
export async function pixCodeOn(page: Page): Promise<string> {
  const field = page.getByLabel("Pix copia e cola");
  await expect(field).toHaveValue(/^000201/);
  return field.inputValue();
}

/** The charges made with this Pix code: one, or something is wrong. */
export async function chargesOf(pixCode: string): Promise<Charge[]> {
  return (await call<Charge[]>("/charges")).filter((charge) => charge.last_transaction?.qr_code === pixCode);
}

/** Every charge the bank knows of an order, the refused ones too. */
export const chargesOfOrder = async (orderId: string): Promise<Charge[]> =>
  (await call<Charge[]>("/charges")).filter((charge) => charge.metadata?.order === orderId);

async function outcome(pixCode: string, name: string): Promise<void> {
  const [charge] = await chargesOf(pixCode);
  if (!charge) throw new Error("the bank does not know this code");
  await call(`/charges/${charge.id}/${name}`, {});
}

export const payPix = (pixCode: string): Promise<void> => outcome(pixCode, "pay");
export const expirePix = (pixCode: string): Promise<void> => outcome(pixCode, "expire");

async function ofPaid(orderId: string, name: string): Promise<void> {
  const charge = (await chargesOfOrder(orderId)).find(({ status }) => status === "paid" || status === "chargedback");
  if (!charge) throw new Error("the bank knows no payment of this order");
  await call(`/charges/${charge.id}/${name}`, {});
}

/** The bank tells that the boleto of this order was paid. */
export async function payBoleto(orderId: string): Promise<void> {
  const [charge] = (await chargesOfOrder(orderId)).filter(({ status }) => status === "pending");
  if (!charge) throw new Error("the bank knows no boleto of this order");
  await call(`/charges/${charge.id}/pay`, {});
}

/** Who paid asks the bank for the money back; then the bank decides for who sold. */
export const disputeAtBank = (orderId: string): Promise<void> => ofPaid(orderId, "chargeback");
export const winDisputeAtBank = (orderId: string): Promise<void> => ofPaid(orderId, "chargeback-won");

/** The provider misbehaves until `mendProvider`. */
export const breakProvider = (kind: "down" | "500" | "slow"): Promise<unknown> => call("/faults", { kind, seconds: 120 });

export async function restoreProvider(): Promise<void> {
  await fetch(`${SANDBOX}/sandbox/faults`, { method: "DELETE" });
}

/** The bank settles, or fails, the transfer on its way to the author with this document. */
export async function transferAtBank(document: string, what: "settle" | "fail"): Promise<void> {
  type Transfer = { id: number; status: string; source_id: string };
  const recipients = await call<{ id: string; document: string }[]>("/recipients");
  const theirs = recipients.filter((one) => one.document === document).map((one) => one.id);
  const open = (await call<Transfer[]>("/transfers")).find(
    (one) => theirs.includes(one.source_id) && (one.status === "pending_transfer" || one.status === "processing"),
  );
  if (!open) throw new Error("nothing is on its way to this author");
  await call(`/transfers/${open.id}/${what}`, {});
}

/** Days pass for the provider: money that waited there becomes available. */
export const passDaysAtBank = (advance: string): Promise<unknown> => call("/clock", { advance });

/** Every limit, delay, refusal and odd shape of the provider at once, until `letProviderBeUsual`. */
export const makeProviderStrict = (): Promise<void> => call("/manner", { strictest: true });
export const letProviderBeUsual = (): Promise<void> => call("/manner", { strictest: false });

/** The provider decides about the papers of the author with this document. */
export async function decideAboutRecipient(document: string, status: "affiliation" | "active" | "refused"): Promise<void> {
  const found = (await call<{ id: string; document: string }[]>("/recipients")).find((one) => one.document === document);
  if (!found) throw new Error("the provider knows nobody of this document");
  await call(`/recipients/${found.id}/status`, { status });
}
