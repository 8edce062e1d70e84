import { expect, type Page, type Request } from "@playwright/test";

export const CARDS = {
  approved: "4000000000000010",
  noFunds: "4000000000000028",
  processingThenApproved: "4000000000000036",
  processingThenRefused: "4000000000000044",
  confirmedAtBank: "4000000000000085",
};

type Typed = { number: string; cvv?: string; holderDocument?: string };

/** Chooses the card and writes it, with the address its bills go to where that is asked. */
export async function writeCard(page: Page, { number, cvv = "123", holderDocument }: Typed): Promise<void> {
  await page.getByRole("radio", { name: "Cartão de crédito" }).check();
  await page.getByLabel("Número do cartão").fill(number);
  await page.getByLabel("Nome impresso no cartão").fill("MARINA PRADO");
  await page.getByLabel("Validade").fill("12/31");
  await page.getByLabel("Código", { exact: true }).fill(cvv);
  if (holderDocument) await page.getByLabel("Documento do titular").fill(holderDocument);
  await writeAddress(page);
}

export async function writeAddress(page: Page): Promise<void> {
  if (!(await page.getByLabel("CEP").isVisible())) return;
  await page.getByLabel("CEP").fill("36010000");
  await page.getByLabel("Rua").fill("Rua Halfeld");
  await page.getByLabel("Número", { exact: true }).fill("s/n");
  await page.getByLabel("Telefone com DDD").fill("32999990000");
  await page.getByLabel("Bairro").fill("Centro");
  await page.getByLabel("Cidade").fill("Juiz de Fora");
  await expect(page.getByLabel("Estado")).toHaveValue("MG");
}

export const payByCard = (page: Page) => page.getByRole("button", { name: /^Pagar com cartão/ });

/** The order in the address of the page it was placed from. */
export async function orderInAddress(page: Page): Promise<string> {
  await page.waitForURL(/\/finalizar-pedido\?pedido=[0-9a-f-]{36}$/);
  return new URL(page.url()).searchParams.get("pedido") ?? "";
}

/** What this page sends to our own server, to look for what must never be there. */
export function listenToOwnServer(page: Page): () => string {
  const sent: string[] = [];
  const { host } = new URL(process.env.E2E_URL ?? "http://localhost:3000");
  page.on("request", (request: Request) => {
    if (new URL(request.url()).host === host) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return () => sent.join("\n");
}
