import { test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { walkEveryForm } from "./steps/forms/walk.ts";

test("every form about an author's materials, on wide and small windows, is typed in, pasted into, filled in, entered, broken and reloaded, and loses nothing", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await signInByCode(page, "contas-claras@demo.test");
  await walkEveryForm(page, context, "author of materials");
});
