import { expect, type Page } from "@playwright/test";

type Charge = { id: string; status: string; amount: number; paid_amount?: number; last_transaction?: { qr_code?: string } };

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

async function outcome(pixCode: string, name: string): Promise<void> {
  const [charge] = await chargesOf(pixCode);
  if (!charge) throw new Error("the bank does not know this code");
  await call(`/charges/${charge.id}/${name}`, {});
}

export const payPix = (pixCode: string): Promise<void> => outcome(pixCode, "pay");
export const expirePix = (pixCode: string): Promise<void> => outcome(pixCode, "expire");

/** The provider misbehaves until `mendProvider`. */
export const breakProvider = (kind: "down" | "500" | "slow"): Promise<unknown> => call("/faults", { kind, seconds: 120 });

export async function mendProvider(): Promise<void> {
  await fetch(`${SANDBOX}/sandbox/faults`, { method: "DELETE" });
}
