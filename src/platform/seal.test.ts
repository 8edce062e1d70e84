import { expect, it } from "vitest";
import { blindIndex, seal, unseal } from "./seal.ts";

it("what is stored sealed comes back the same and never repeats", () => {
  const text = "conta 0912 44187-7 ção";
  const [one, other] = [seal(text, "banco"), seal(text, "banco")];
  expect(one).not.toBe(other);
  expect(one).not.toContain("44187");
  expect(unseal(one, "banco")).toBe(text);
});

it("altered, cut or sealed for something else it does not open", () => {
  const sealed = seal("segredo", "banco");
  const altered = Buffer.from(sealed, "base64url");
  altered[altered.length - 1] = (altered[altered.length - 1] ?? 0) ^ 1;
  expect(unseal(altered.toString("base64url"), "banco")).toBeNull();
  expect(unseal(sealed.slice(0, 8), "banco")).toBeNull();
  expect(unseal("", "banco")).toBeNull();
  expect(unseal(sealed, "cadastro")).toBeNull();
});

it("equal values are found without being stored", () => {
  expect(blindIndex("52998224725", "documento")).toBe(blindIndex("52998224725", "documento"));
  expect(blindIndex("52998224725", "documento")).not.toBe(blindIndex("52998224725", "conta"));
});
