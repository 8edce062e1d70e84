import type { Page } from "@playwright/test";

/**
 * Kilobytes of body each kind of file took over the wire to `page` from now on, as the browser counted them, compressed, and
 * for how many seconds nothing has been asked for or arriving.
 */
export async function weighing(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const arriving = new Map<string, { type: string; headerBytes: number }>();
  const kilobytes: Record<string, number> = {};
  let lastAt = Date.now();
  const noteActivity = () => void (lastAt = Date.now());
  for (const name of ["Network.requestWillBeSent", "Network.dataReceived", "Network.loadingFinished"] as const)
    devtools.on(name, noteActivity);
  devtools.on("Network.responseReceived", ({ requestId, type, response }) =>
    arriving.set(requestId, { type, headerBytes: response.encodedDataLength }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type, headerBytes } = arriving.get(requestId) ?? { type: "Other", headerBytes: 0 };
    kilobytes[type] = (kilobytes[type] ?? 0) + Math.max(0, encodedDataLength - headerBytes) / 1000;
  });
  const quietSeconds = () => (Date.now() - lastAt) / 1000;
  const weight = (kind: "Document" | "Script" | "Stylesheet" | "Font" | "Image" | "Fetch" | "XHR") => kilobytes[kind] ?? 0;
  return { kilobytes: weight, quietSeconds };
}
