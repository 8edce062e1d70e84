import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openClientFiles } from "./client-files.ts";
import { inlineScriptHashes } from "./security-headers.ts";

describe("the scripts inside the page", () => {
  it("have the hash the security policy asks for; data and files do not count", () => {
    const code = 'document.documentElement.dataset.theme="dark"';
    const html = `<script>${code}</script><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${createHash("sha256").update(code).digest("base64")}'`]);
  });
});

describe("the browser's files", () => {
  it("go out as the build compressed them, whose address does not exist; what it did not is compressed on opening", async () => {
    const folder = await mkdtemp(join(tmpdir(), "autoria-test-"));
    await writeFile(join(folder, "a.js"), "let a = 1;");
    await writeFile(join(folder, "a.js.br"), "já comprimido");
    await writeFile(join(folder, "b.js"), "let b = 2;");
    const open = await openClientFiles(pathToFileURL(`${folder}/`));
    const ask = (name: string) => open(new Request(`https://feira.test/${name}`, { headers: { "accept-encoding": "gzip, br" } }));
    expect(await ask("a.js")?.text()).toBe("já comprimido");
    expect(ask("a.js")?.headers.get("content-encoding")).toBe("br");
    expect(ask("a.js.br")).toBeNull();
    expect(brotliDecompressSync(new Uint8Array((await ask("b.js")?.arrayBuffer()) ?? [])).toString()).toBe("let b = 2;");
    await rm(folder, { recursive: true });
  });
});
