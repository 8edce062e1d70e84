import { expect, type Page } from "@playwright/test";
import { type OpenForm, reportLost, sendButtonOf, typeEach, valuesOf } from "./exercise.ts";
import { fieldsOf, kindOf } from "./fields.ts";
import { type Server, setServer, takeWatched } from "./in-page.ts";

const WAYS: Server[] = ["unreachable", "broken"];

/**
 * Sent while nobody answers, and while the server is at fault: it says so, has the focus there, keeps everything typed and can be sent again.
 * Answers whether the page is another now.
 */
export async function failWhileSending(page: Page, { form, report }: OpenForm): Promise<boolean> {
  const where = page.url();
  if ((await form.getAttribute("method")) !== "post") return false;
  for (const server of WAYS) {
    const send = await sendButtonOf(page, form);
    if (!send) return false;
    const before = await valuesOf(form);
    await setServer(page, server);
    await takeWatched(page);
    await send.click();
    await expect(form.locator("[aria-busy=true]")).toHaveCount(0);
    if (page.url() !== where || (await form.count()) === 0 || !(await form.isVisible())) return true;
    const { attempts } = await takeWatched(page);
    reportLost(before, await valuesOf(form), `sent, ${server}`, report);
    if (attempts === 0) return false;
    const said = form.locator("[data-notice], [data-summary], [aria-invalid=true], [data-wrong]");
    if ((await said.count()) === 0) report(`sent, ${server}: nothing is said`);
    else if (!(await form.evaluate((root) => root.contains(document.activeElement))))
      report(`sent, ${server}: the focus is lost`);
  }
  return false;
}

/** Typed, and the page loaded again: it is all there, passwords, codes and cards aside. */
export async function reloadKeeps(page: Page, open: OpenForm, again: () => Promise<void>): Promise<void> {
  const { form, report } = open;
  if ((await form.getAttribute("method")) !== "post" || (await form.getAttribute("data-saves-itself")) !== null) return;
  await typeEach(page, open);
  const typed = (await fieldsOf(form)).filter(
    (field) => !field.isOfCard && field.type !== "search" && !["password", "code"].includes(kindOf(field)),
  );
  await again();
  if ((await form.count()) === 0) return report("after a reload it is not there");
  const after = await fieldsOf(form);
  for (const [at, field] of typed.entries()) {
    const same = after.find((one) => one.name === field.name && one.label === field.label) ?? after[at];
    if (same && same.value !== field.value)
      report(`${field.label}: after a reload ${JSON.stringify(field.value)} is ${JSON.stringify(same.value)}`);
  }
}
