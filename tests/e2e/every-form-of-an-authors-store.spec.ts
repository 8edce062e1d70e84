import { test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { walkEveryForm } from "./steps/forms/walk.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

test("every form about an author's store, on wide and small windows, is typed in, pasted into, filled in, entered, broken and reloaded, and loses nothing", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "autora@demo.test", DEMO_PASSWORD);
  await walkEveryForm(page, context, "author with a store");
});
