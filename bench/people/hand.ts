import type { Locator, Page } from "@playwright/test";

/** A person with a phone: does what is told and counts it. A code that fills itself from an e-mail is no field of a form. */
export class Hand {
  fields = 0;
  presses = 0;

  constructor(readonly page: Page) {}

  async press(what: Locator): Promise<void> {
    await what.filter({ visible: true }).first().click();
    this.presses++;
  }

  async write(label: string | RegExp, text: string): Promise<void> {
    await this.page.getByRole("textbox", { name: label }).filter({ visible: true }).first().fill(text);
    this.fields++;
  }

  async choose(label: string, option: { index: number }): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).selectOption(option);
    this.fields++;
  }

  /** A link of an e-mail: pressing it is a press. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    this.presses++;
  }

  /** Presses what brings a file and waits until it came. */
  async download(): Promise<void> {
    const link = this.page.getByRole("link", { name: /^Baixar / });
    const [download] = await Promise.all([this.page.waitForEvent("download"), this.press(link)]);
    const failure = await download.failure();
    if (failure) throw new Error(`the file did not come: ${failure}`);
  }
}
