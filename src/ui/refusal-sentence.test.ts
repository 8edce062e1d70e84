import { afterEach, expect, it, vi } from "vitest";
import { refusalSentence } from "./refusal-sentence.ts";

const messages = { invalid: "Confira os campos." };
const FAILED = "Não conseguimos salvar agora.";

afterEach(() => vi.unstubAllGlobals());

it("says the server's own sentence, else the reason's, else that it failed", () => {
  expect(refusalSentence({ reason: "signed_out", fields: { form: "Sua sessão terminou." } }, messages, FAILED)).toBe(
    "Sua sessão terminou.",
  );
  expect(refusalSentence({ reason: "invalid" }, messages, FAILED)).toBe("Confira os campos.");
  expect(refusalSentence({ reason: "unheard_of" }, messages, FAILED)).toBe(FAILED);
});

it("without an answer, blames the connection only when there is none", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(refusalSentence(null, messages, FAILED)).toBe(FAILED);
  vi.stubGlobal("navigator", { onLine: false });
  expect(refusalSentence(null, messages, FAILED)).toMatch(/sem internet/);
});
