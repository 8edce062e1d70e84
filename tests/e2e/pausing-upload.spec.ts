import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";

const BYTES = 12_000_000;
const SLOW = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 600_000 };
const FAST = { ...SLOW, latency: 0, uploadThroughput: -1 };
/** The head of a WAV of two channels; the sound after it is noise. */
const HEAD = Buffer.from("524946460000000057415645666d7420100000000100010044ac000088580100020010006461746100000000", "hex");

for (const { width, byTouch } of [
  { width: 390, byTouch: true },
  { width: 1280, byTouch: false },
])
  test(`at ${width} px an author pauses a long upload and goes on with it ${byTouch ? "by touch" : "by keyboard"}`, async ({
    openBrowser,
  }, info) => {
    const page = await (await openBrowser({ viewport: { width, height: 844 }, hasTouch: byTouch })).newPage();
    await signInByCode(page, "tiao-batuque@demo.test", "/painel/adicionar-produto");
    await page.waitForURL(/produto=\d+/);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", SLOW);
    const file = info.outputPath("chuva.wav");
    await writeFile(file, Buffer.concat([HEAD, randomBytes(BYTES)]));
    await page.locator("#arquivos").setInputFiles(file);

    const pause = page.getByRole("button", { name: "Pausar o envio de chuva.wav" });
    const goOn = page.getByRole("button", { name: "Continuar o envio de chuva.wav" });
    await expect(pause).toBeVisible();
    if (byTouch) await pause.tap();
    else {
      await pause.focus();
      await page.keyboard.press("Enter");
      await expect(goOn).toBeFocused();
    }
    await expect(page.getByText(/^Pausado em \d+/)).toBeVisible();
    await lookOver(page, "o envio em pausa");
    if (byTouch) await goOn.tap();
    else await page.keyboard.press("Enter");
    await expect(pause).toBeVisible();
    await devtools.send("Network.emulateNetworkConditions", FAST);
    const row = page.getByRole("listitem").filter({ hasText: "chuva.wav" });
    await expect(row.getByRole("button", { name: "Renomear chuva.wav" })).toBeVisible({ timeout: 60_000 });
  });
