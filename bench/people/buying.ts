import { randomBytes } from "node:crypto";
import type { Browser } from "@playwright/test";
import { inventedCpf } from "../../db/seed/market/documents.ts";
import { Hand } from "./hand.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { newPhone, openPage, rest } from "./phone.ts";

const CARD = "4000000000000010";

export type Place = { url: string; mailUrl: string; product: string };
type Buyer = { email: string; orderId: string };

const stranger = (): string => `medida.${randomBytes(5).toString("hex")}@exemplo.com.br`;

/** From a product to its file, as a guest who pays by Pix. */
export async function buyByPix(browser: Browser, place: Place): Promise<{ hand: Hand; buyer: Buyer }> {
  const hand = await atCheckout(browser, place);
  const email = await identify(hand);
  await hand.press(hand.page.getByRole("button", { name: /^Pagar com Pix/ }));
  const orderId = await untilPaid(hand);
  await hand.download();
  return { hand, buyer: { email, orderId } };
}

/** The same by card, where the CEP is known. */
export async function buyByCard(browser: Browser, place: Place): Promise<Hand> {
  const hand = await atCheckout(browser, place);
  await identify(hand);
  await hand.press(hand.page.getByRole("radio", { name: /^Cartão de crédito/ }));
  await hand.write("Número do cartão", CARD);
  await hand.write(/^Validade/, "12/31");
  await hand.write("Código", "123");
  await hand.write("CEP", "01310100");
  await hand.page.getByRole("button", { name: "Corrigir ou completar" }).waitFor();
  await hand.write(/^Número$/, "1578");
  await hand.write("Telefone com DDD", "11999990000");
  await hand.press(hand.page.getByRole("button", { name: /^Pagar com cartão/ }));
  await untilPaid(hand);
  await hand.download();
  return hand;
}

/** From the receipt, on another device, to the file again. */
export async function downloadElsewhere(browser: Browser, place: Place, { email, orderId }: Buyer): Promise<Hand> {
  const receipt = await emailTo(place.mailUrl, email, /^Seus materiais do pedido/);
  const hand = new Hand(await (await newPhone(browser, place.url)).newPage());
  await hand.open(linkIn(receipt, `/painel/pedidos/${orderId}`));
  await hand.page.waitForURL(/\/auth\/login\?/);
  await rest(hand.page);
  await hand.press(hand.page.getByRole("button", { name: "Receber código", exact: true }));
  const code = (await emailTo(place.mailUrl, email, /^\d{6} /)).subject.slice(0, 6);
  await hand.write("Código", code);
  await hand.page.waitForURL(`**/painel/pedidos/${orderId}`);
  await hand.download();
  return hand;
}

async function atCheckout(browser: Browser, { url, product }: Place): Promise<Hand> {
  const hand = new Hand(await (await newPhone(browser, url)).newPage());
  await openPage(hand.page, product);
  await hand.press(hand.page.getByRole("button", { name: "Comprar agora" }));
  // Pressed before its scripts woke, the button leads to the page instead of the dialog.
  await hand.page.waitForURL(/\/finalizar-(pedido|compra)$/);
  return hand;
}

async function identify(hand: Hand): Promise<string> {
  const email = stranger();
  await hand.write("E-mail", email);
  await hand.write("Nome completo", "Marina Prado");
  await hand.write(/^CPF/, inventedCpf(email));
  return email;
}

/** The bank of the demonstration pays by itself. */
async function untilPaid({ page }: Hand): Promise<string> {
  await page.waitForURL(/\/painel\/pedidos\/[0-9a-f-]{36}\?novo=1$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
