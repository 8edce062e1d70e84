import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inlineScriptHashes } from "./security-headers.ts";

describe("os scripts dentro da página", () => {
  it("têm o resumo que a política de segurança pede; dados e arquivos não contam", () => {
    const code = 'document.documentElement.dataset.theme="dark"';
    const html = `<script>${code}</script><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${createHash("sha256").update(code).digest("base64")}'`]);
  });
});
