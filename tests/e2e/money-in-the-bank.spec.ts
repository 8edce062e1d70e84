import { expect, test } from "./journey.ts";
import { passDaysAtBank, payPix, pixCodeOn, transferAtBank } from "./steps/bank.ts";
import { signUp } from "./steps/doorway.ts";
import { emailsTo, emailTo, linkIn } from "./steps/emails.ts";
import { somebody } from "./steps/people.ts";
import { openStoreFor, passDaysOf } from "./steps/records.ts";
import { register } from "./steps/registration.ts";
import { pressProving, turnOnSecondStep } from "./steps/second-step.ts";
import { expectFiles, orderAsGuest } from "./steps/shop.ts";

test("an author goes from unregistered to money in the bank, with a transfer that fails on the way", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(400_000);
  const author = somebody("Joana Andrade Lima");
  await signUp(page, author);
  const slug = await openStoreFor(author.email);
  await page.goto("/painel/pagarme");
  const section = page.locator('[data-section="transfer"]');
  await expect(section.locator('[data-block="no_recipient"]')).toBeVisible();
  await register(page, author);

  const shopper = await (await openBrowser()).newPage();
  const orderId = await orderAsGuest(shopper, slug, somebody());
  await payPix(await pixCodeOn(shopper));
  await expectFiles(shopper, orderId);
  await passDaysAtBank("P9D");
  await passDaysOf(author.email, 9);

  await page.goto("/painel/pagarme");
  const ask = section.getByRole("button", { name: "Ligar verificação em duas etapas" });
  await expect(async () => {
    await page.reload();
    await expect(ask).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 120_000 });
  const key = await turnOnSecondStep(page, section);

  const seen = new Set<string>();
  const withdraw = async (amount: string) => {
    await section.getByLabel("Quanto?").fill(amount);
    await pressProving(
      page,
      section.getByRole("button", { name: "Solicitar saque" }),
      key,
      section.locator('[data-status="pendente_confirmacao"]'),
    );
    await expect.poll(async () => (await emailsTo(author.email)).some(isFresh), { timeout: 30_000 }).toBe(true);
    const emailMessage = (await emailsTo(author.email)).find(isFresh)!;
    seen.add(emailMessage.id);
    await page.goto(linkIn(emailMessage, "/confirmacao"));
    const going = page.locator('[data-status="confirmado"], [data-status="enviando"], [data-status="processando"]').first();
    await pressProving(page, page.getByRole("button", { name: "Confirmar saque" }), key, going);
    await page.waitForURL(/\/resultado$/);
    await expect(page.locator('[data-status="processando"]').first()).toBeVisible({ timeout: 60_000 });
  };
  const isFresh = ({ id, subject }: { id: string; subject: string }) => subject.startsWith("Confirme o saque") && !seen.has(id);

  await withdraw("25,00");
  await transferAtBank(author.document, "fail");
  await expect(page.locator('[data-status="falhou"]').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("O banco não reconheceu a conta de destino.")).toBeVisible();
  await emailTo(author.email, /não deu certo/);
  await page.reload();
  await expect(page.locator('[data-status="falhou"]').first()).toBeVisible();

  await page.getByRole("link", { name: "Voltar ao saldo" }).click();
  await expect(section.getByText("O último saque não deu certo.")).toBeVisible();
  await withdraw("25,00");
  await transferAtBank(author.document, "settle");
  await expect(page.locator('[data-status="pago"]').first()).toBeVisible({ timeout: 60_000 });
  await emailTo(author.email, /na sua conta$/);

  await page.goto("/painel/pagarme");
  const automatic = page.locator("#saque-automatico");
  await automatic.getByLabel("De quanto em quanto tempo").selectOption("semanal");
  const turnOn = automatic.getByRole("button", { name: "Ligar saque automático" });
  await pressProving(page, turnOn, key, automatic.getByText(/^Ligado\./));
  await emailTo(author.email, /^Saque automático ligado$/);
  await expect(automatic.getByText(/Você escolheu: toda segunda-feira/)).toBeVisible();
  await automatic.getByRole("button", { name: "Desligar" }).click();
  await expect(automatic.getByText(/^Desligado\./)).toBeVisible();
});
