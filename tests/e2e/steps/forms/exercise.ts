import { expect, type Locator, type Page } from "@playwright/test";
import { fieldsOf, isNumberPasted, type FieldFacts, kindOf, PASTED, TYPED } from "./fields.ts";
import { setServer, takeWatched } from "./in-page.ts";

export type OpenForm = { form: Locator; name: string; report: (fault: string) => void };

/** Where nothing written is an answer: it takes away what was there, or the place has words of its own. */
const EMPTY_IS_FINE = ["apelido-", "guardado-Anotação", "secao-"];
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
/** "1.234,50" and "1234,50" are one sum. */
const ungrouped = (text: string): string => text.replace(/(\d)\.(?=\d{3},)/g, "$1");
const inputOf = (page: Page, { mark }: FieldFacts): Locator => page.locator(`[data-journey="${mark}"]`);

/** The button that sends it, which may stand outside. */
export async function sendButtonOf(page: Page, form: Locator): Promise<Locator | null> {
  const id = await form.getAttribute("id");
  const own = form.locator("[type=submit]:visible");
  const around = id ? page.locator(`[type=submit][form="${id}"]:visible`) : own;
  const found = own.or(around).first();
  return (await found.count()) > 0 && (await found.isEnabled()) ? found : null;
}

/** Nothing of it is on its way. */
async function rest(page: Page, form: Locator): Promise<void> {
  await expect(form.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Sent with nothing in it, where nothing can be meant by that: what is missing is said beside its field, which gets the focus. */
export async function refuseEmpty(page: Page, { form, name, report }: OpenForm): Promise<void> {
  const fields = await fieldsOf(form);
  const send = await sendButtonOf(page, form);
  const asks = fields.some((one) => !one.isOptional && one.value === "" && one.type !== "search");
  const isSent = (await form.getAttribute("method")) === "post" || (await form.evaluate((one) => one.tagName)) === "FIELDSET";
  if (!send || !asks || !isSent || EMPTY_IS_FINE.some((begin) => name.startsWith(begin))) return;
  await setServer(page, "real");
  await send.click();
  const said = form.locator("[aria-invalid=true], [data-wrong], [data-notice], [data-summary]");
  await said
    .first()
    .waitFor({ timeout: 8_000 })
    .catch(() => undefined);
  await setServer(page, "unreachable");
  if (!(await isOnTop(form).catch(() => true))) return report("sent empty: something is asked before what is missing is said");
  if ((await form.count()) === 0 || (await said.count()) === 0) return report("sent empty: nothing is said");
  if ((await form.locator("[aria-invalid=true], [data-wrong]").count()) === 0)
    return report(`sent empty: nothing is said beside a field, but “${await said.first().innerText()}”`);
  const isThere = await form.evaluate((root) => {
    const at = document.activeElement?.closest("[aria-invalid=true], [data-wrong], [data-notice], [data-summary]");
    return at !== null && at !== undefined && root.contains(at);
  });
  if (!isThere) report("sent empty: the focus is not brought to what is wrong");
}

/** Written key by key: the focus stays, and what was written is there. */
export async function typeEach(page: Page, { form, report }: OpenForm): Promise<void> {
  for (const field of await fieldsOf(form)) {
    const input = inputOf(page, field);
    if ((await input.count()) === 0) continue;
    const words = TYPED[kindOf(field)];
    // A press in the middle of a date is a press on its month.
    if (kindOf(field) === "nativeDate") await input.focus();
    else await input.click().then(() => input.selectText());
    await takeWatched(page);
    await page.keyboard.type(words);
    if (field.type === "datetime-local") await page.keyboard.press("ArrowRight");
    // Where the browser's hours are twelve, the last key is the morning's.
    if (field.type === "datetime-local") await page.keyboard.type("1030a");
    const { focused } = await takeWatched(page);
    const elsewhere = focused.filter((mark) => mark !== field.mark);
    if (elsewhere.length > 0) report(`${field.label}: typed, the focus goes to ${elsewhere.join(", ")}`);
    const shown = await input.inputValue({ timeout: 2_000 }).catch(() => null);
    const isIn = shown !== null && (kindOf(field) === "nativeDate" ? shown !== "" : isTyped(bare(shown), bare(words), field));
    if (!isIn) report(`${field.label}: typed ${JSON.stringify(words)} shows ${JSON.stringify(shown)}`);
  }
}

function isTyped(shown: string, words: string, field: FieldFacts): boolean {
  if (field.maxLength > 0 || kindOf(field) === "number") return shown !== "" && words.startsWith(shown.slice(0, words.length));
  return shown.includes(words);
}

/** Pasted as it was copied: what a person means by it stays. */
export async function pasteEach(page: Page, { form, report }: OpenForm): Promise<void> {
  for (const field of await fieldsOf(form)) {
    const input = inputOf(page, field);
    const kind = kindOf(field);
    const pastes = kind === "number" ? ([[" 12 un.\u200b", "12"]] as const) : (PASTED[kind] ?? []);
    for (const [dirty, meant] of pastes) {
      if ((await input.count()) === 0) break;
      await input.selectText();
      await paste(page, dirty);
      await input.blur();
      const shown = await input.inputValue();
      const isMeant = kind === "number" ? isNumberPasted(shown) : ungrouped(shown) === ungrouped(meant);
      if (!isMeant) report(`${field.label}: pasted ${JSON.stringify(dirty)} shows ${JSON.stringify(shown)}`);
    }
  }
}

/** By the clipboard, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("ControlOrMeta+V");
}

/** Written by the browser or a manager of passwords, without focus: taken, and no longer called wrong. */
export async function autofillEach(page: Page, { form, report }: OpenForm): Promise<void> {
  for (const field of await fieldsOf(form)) {
    const kind = kindOf(field);
    const words = kind === "nativeDate" ? (field.type === "date" ? "2027-03-12" : "2027-03-12T10:30") : TYPED[kind];
    const input = inputOf(page, field);
    if ((await input.count()) === 0) continue;
    await input.evaluate((one: HTMLInputElement, text) => {
      (document.activeElement as HTMLElement | null)?.blur();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), "value")?.set?.call(one, text);
      one.dispatchEvent(new Event("input", { bubbles: true }));
      one.dispatchEvent(new Event("change", { bubbles: true }));
    }, words);
    const shown = await input.inputValue({ timeout: 2_000 }).catch(() => null);
    if (shown === null || (kind !== "nativeDate" && !isTyped(bare(shown), bare(words), field)))
      report(`${field.label}: filled in with ${JSON.stringify(words)} shows ${JSON.stringify(shown)}`);
    await rest(page, form);
    if (kind !== "code" && (await input.getAttribute("aria-invalid", { timeout: 2_000 }).catch(() => null)) === "true")
      report(`${field.label}: filled in, it is still called wrong`);
  }
}

export type Kept = Map<string, string>;

/** What every field has now, by its mark. */
export async function valuesOf(form: Locator): Promise<Kept> {
  return new Map((await fieldsOf(form)).map((field) => [field.mark, field.value]));
}

/** Enter in a line does what the form's own button does, or nothing; in a text, it makes a line. */
export async function enterEach(page: Page, open: OpenForm): Promise<"here" | "left"> {
  const { form, name, report } = open;
  const where = page.url();
  for (const field of await fieldsOf(form)) {
    const input = inputOf(page, field);
    if ((await input.count()) === 0) continue;
    const before = await valuesOf(form);
    await takeWatched(page);
    await input.press("Enter");
    const { submitted } = await takeWatched(page).catch(() => ({ submitted: [] as string[] }));
    if (page.url() !== where || (await form.count()) === 0 || !(await form.isVisible())) return "left";
    if (field.tag === "TEXTAREA") {
      if (submitted.length > 0) report(`${field.label}: Enter in a text sends ${submitted.join()}`);
      if (!(await input.inputValue()).includes("\n")) report(`${field.label}: Enter makes no line`);
      continue;
    }
    if (submitted.some((one) => one !== name)) report(`${field.label}: Enter sends ${submitted.join()}`);
    await rest(page, form);
    if (!(await isOnTop(form))) return "left";
    reportLost(before, await valuesOf(form), `Enter in ${field.label}`, report);
  }
  return "here";
}

/** Nothing opened over it. */
const isOnTop = (form: Locator): Promise<boolean> =>
  form.evaluate((root) => {
    const over = [...document.querySelectorAll("dialog[open]")].at(-1);
    return !over || over.contains(root);
  });

export function reportLost(before: Kept, after: Kept, when: string, report: (fault: string) => void): void {
  for (const [mark, value] of before)
    if (after.has(mark) && after.get(mark) !== value)
      report(`${when}: ${JSON.stringify(value)} became ${JSON.stringify(after.get(mark))}`);
}
