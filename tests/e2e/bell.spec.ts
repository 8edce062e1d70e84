import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, paidProduct } from "./steps/shop.ts";

test("the bell listens to the server again after it could not answer", async ({ page, request, expected }) => {
  expected.push(/status of 503/);
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody("Edite Farias"));
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);

  let refused = 0;
  await page.route("**/eventos/avisos", (route) => (refused++ === 0 ? route.fulfill({ status: 503 }) : route.continue()));
  await page.reload();
  const bell = page.locator("summary[aria-label^='Notificações']");
  await expect.poll(() => refused).toBe(1);
  await expect(bell).toHaveAttribute("aria-label", "Notificações, nenhuma nova");
  await expect(bell).toHaveAttribute("aria-label", /\d/);
});
