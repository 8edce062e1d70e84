import { expect, test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { walkEveryForm } from "./steps/forms/walk.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

test("every form an author finds is typed in, pasted into, filled in and entered, and loses nothing", async ({
  page,
  context,
  expected,
}) => {
  test.setTimeout(900_000);
  expected.push(/./);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "autora@demo.test", DEMO_PASSWORD);
  const crawl = await walkEveryForm(page, "author");
  console.log([...crawl.visited].sort().join("\n"));
  expect(crawl.faults).toEqual([]);
});
