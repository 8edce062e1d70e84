import { expect, test } from "./journey.ts";
import { walkEveryForm } from "./steps/forms/walk.ts";

test("every form a visitor finds is typed in, pasted into, filled in and entered, and loses nothing", async ({
  page,
  context,
  expected,
}) => {
  test.setTimeout(900_000);
  expected.push(/./);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const crawl = await walkEveryForm(page, "visitor");
  console.log([...crawl.visited].sort().join("\n"));
  expect(crawl.faults).toEqual([]);
});
