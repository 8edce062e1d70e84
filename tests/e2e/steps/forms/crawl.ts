import type { Locator, Page } from "@playwright/test";
import { settled } from "../awake.ts";
import { autofillEach, enterEach, type OpenForm, pasteEach, refuseEmpty, typeEach } from "./exercise.ts";
import { failWhileSending, reloadKeeps } from "./failing.ts";
import { type FieldFacts, fieldsOf } from "./fields.ts";
import { setServer, watchForms } from "./in-page.ts";
import { type Opener, closeAll, isOver, formsShown, openersOn, pressOpener } from "./openers.ts";
import { patternOf } from "./names.ts";
import { shapeOf } from "./screens.ts";

export const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** How a form is reached: an address, and what is pressed there. */
export type Way = { address: string; presses: string[] };

export class Crawl {
  readonly visited = new Set<string>();
  readonly faults: string[] = [];
  readonly links = new Set<string>();
  readonly #walked = new Set<string>();
  #at = "";
  readonly #opening = new Map<string, Set<string>>();

  constructor(readonly page: Page) {}

  async begin(): Promise<void> {
    this.page.setDefaultTimeout(5_000);
    this.page.setDefaultNavigationTimeout(30_000);
    await watchForms(this.page);
  }

  async go({ address, presses }: Way): Promise<void> {
    await this.page.goto(address);
    await this.page.locator("h1, dialog[open] h2").first().waitFor({ state: "attached", timeout: 20_000 });
    await settled(this.page);
    this.#at = this.page.url();
    for (const key of presses) await pressOpener(this.page, key);
  }

  /** Every form of a screen, and of what its buttons open, on wide and small windows. */
  async walk(address: string): Promise<void> {
    const { page } = this;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (size === SIZES[0] || page.url() !== this.#at || !(await closeAll(page))) await this.go({ address, presses: [] });
      if (size === SIZES[0]) await this.#gatherLinks();
      await this.#exerciseShown({ address, presses: [] });
      await this.#open({ address, presses: [] }, size.width);
    }
  }

  /** Closes what stands over the place where it is pressed. */
  async #backTo({ presses }: Way): Promise<boolean> {
    return presses.length === 0 ? closeAll(this.page) : false;
  }

  async #gatherLinks(): Promise<void> {
    const found = await this.page.locator("a[href^='/']").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    for (const href of found) this.links.add(href);
  }

  async #open(way: Way, width: number): Promise<void> {
    if (way.presses.length > 1) return;
    const place = `${shapeOf(way.address).split("?")[0]} ${way.presses.join()}`;
    for (const { key } of await this.#untried(place, width)) {
      const before = new Set(await formsShown(this.page));
      const hasOpened = await pressOpener(this.page, key);
      const next = { address: way.address, presses: [...way.presses, key] };
      if (!hasOpened) {
        if (this.page.url() !== this.#at || (way.presses.length === 0 && !(await closeAll(this.page)))) await this.go(way);
        continue;
      }
      const known = this.#opening.get(place) ?? new Set();
      this.#opening.set(place, known.add(key));
      await this.#exerciseShown(next, before);
      if (await isOver(this.page)) await this.#open(next, width);
      if (this.page.url() !== this.#at || !(await this.#backTo(way))) await this.go(way);
    }
  }

  /** On the small window, what opened nothing on the wide one is not pressed again. */
  async #untried(place: string, width: number): Promise<Opener[]> {
    const found = await openersOn(this.page);
    return found.filter(({ key }) => {
      const seen = `${place} ${key}`;
      const opens = this.#opening.get(place)?.has(key);
      if (this.#walked.has(`${seen} ${width}`)) return false;
      this.#walked.add(`${seen} ${width}`);
      return width === SIZES[0]?.width || opens || !this.#walked.has(`${seen} ${SIZES[0]?.width}`);
    });
  }

  async #exerciseShown(way: Way, known = new Set<string>()): Promise<void> {
    for (const name of await formsShown(this.page)) if (!known.has(name)) await this.#exercise(way, name);
  }

  async #exercise(way: Way, name: string): Promise<void> {
    const { page } = this;
    const width = page.viewportSize()?.width ?? 0;
    const form = page.locator(`[data-form=${JSON.stringify(name)}]:visible`).first();
    if ((await form.count()) === 0) return;
    const fields = await fieldsAfterTicking(form);
    if (fields.length > 0) this.visited.add(patternOf(name));
    const key = `${patternOf(name)} ${fields.map((field) => field.name).join()} ${width}`;
    if (fields.length === 0 || this.#walked.has(key)) return;
    this.#walked.add(key);
    const where = `${[way.address, ...way.presses].join(" › ")} [${name}] at ${width}`;
    const report = (fault: string) => this.faults.push(`${where}: ${fault}`);
    const open: OpenForm = { form, name, report };
    try {
      await refuseEmpty(page, open);
      await typeEach(page, open);
      await pasteEach(page, open);
      await autofillEach(page, open);
      if (await failWhileSending(page, open)) await this.go(way);
      if (width === SIZES[0]?.width) await reloadKeeps(page, open, () => this.go(way));
      if ((await enterEach(page, open)) === "left") await this.go(way);
      await setServer(page, "unreachable");
    } catch (error) {
      report(`broke off: ${String(error).split("\n").slice(0, 6).join(" ")}`);
      await this.go(way);
    }
  }
}

/** What a form asks to be written, where it is asked of what is ticked. */
async function fieldsAfterTicking(form: Locator): Promise<FieldFacts[]> {
  const fields = await fieldsOf(form);
  const box = form.getByRole("checkbox").first();
  if (fields.length > 0 || (await box.count()) === 0 || (await form.getAttribute("method")) !== "post") return fields;
  await box.check({ timeout: 1_000 }).catch(() => undefined);
  return fieldsOf(form);
}
