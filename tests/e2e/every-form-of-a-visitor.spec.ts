import { test } from "./journey.ts";
import { walkEveryForm } from "./steps/forms/walk.ts";

test("every form a visitor finds, on wide and small windows, is typed in, pasted into, filled in, entered, broken and reloaded, and loses nothing", async ({
  page,
  context,
}) => {
  test.setTimeout(420_000);
  await walkEveryForm(page, context, "visitor");
});
