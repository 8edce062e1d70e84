import { describe, expect, it } from "vitest";
import { pagarme } from "#modules/payments/provider.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { addSandboxRecipients } from "./add-sandbox-recipients.ts";
import { writeStores } from "./write-stores.ts";

describe("with the local provider beside it", () => {
  attachSandbox();

  it("every store of the large market has a recipient it knows, told twice or not", async () => {
    const ids = await writeStores(3);
    expect(await addSandboxRecipients()).toBe(true);
    expect(await addSandboxRecipients()).toBe(true);
    for (const id of ids) expect(await pagarme.recipients.get(`re_grande_${id}`)).toMatchObject({ ok: true });
    expect(await pagarme.recipients.get("re_grande_999999")).toMatchObject({ ok: false });
  });
});
