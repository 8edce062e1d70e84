import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CHARGED_METHODS } from "../../orders/rules/payment-methods.ts";
import { METHOD_LIST, METHODS, methodOfProvider, waitingMethodAt, waitingPageOf } from "./methods.ts";

it("every method has one record, found by our name and by the provider's", () => {
  expect(METHOD_LIST.map((method) => method.name)).toEqual([...CHARGED_METHODS]);
  for (const method of METHOD_LIST) expect(methodOfProvider(method.providerName)).toBe(method);
  expect(methodOfProvider("voucher")).toBeNull();
  expect(methodOfProvider(null)).toBeNull();
});

it("only a method that gives a code has a page to wait on", () => {
  for (const method of METHOD_LIST) {
    const page = method.waitingPage?.("42") ?? null;
    expect(waitingPageOf(method.next, "42")).toBe(page);
    if (page) expect(waitingMethodAt(method.stages.waiting)).toBe(method);
    expect(method.endsAfterMinutes === null).toBe(page === null);
  }
  expect(waitingPageOf("done", "42")).toBeNull();
  expect(METHODS.cartao.waitingPage).toBeNull();
});

/** Where the words mean something else: a form's id, a reminder to change a card, and what a purchase is blocked by. */
const OTHER_MEANINGS = [
  "src/modules/payments/ui/card/card-form.tsx",
  "src/modules/panel/schema.ts",
  "src/modules/operations/email-texts/rules.ts",
  "src/modules/accounts/roles/queries.ts",
  "src/modules/operations/blocks/queries.ts",
  "src/modules/operations/blocks/rules.ts",
  "src/modules/operations/blocks/ui/block-buyer-act.tsx",
  "src/modules/payments/blocks/find-block.ts",
  "src/modules/payments/blocks/rules.ts",
  "src/modules/panel/queries/next-steps.ts",
  "src/modules/operations/impersonation/read-impersonation.ts",
  "src/modules/payments/settings.ts",
  "src/ui/gallery/navigation.tsx",
  "src/integrations/pagarme/requests.ts",
];

it("no other file decides by a method's name: it asks the record", () => {
  const names = new RegExp(`["'\`](${CHARGED_METHODS.join("|")})["'\`]`);
  const found = ["src", "db/seed"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !/\.test\.tsx?$|payments\/methods\/|modules\/orders\/rules\/payment-methods\.ts$/.test(path))
    .filter((path) => !OTHER_MEANINGS.includes(path) && names.test(readFileSync(path, "utf8")));
  expect(found).toEqual([]);
});
