import { expect, test } from "vitest";
import { uploadMessages } from "../messages.ts";
import { readSendingFailure, refuseBeforeSending } from "./upload-refusal.ts";

const LIMITS = { fileBytes: 1024 ** 3, accept: ".pdf,.docx" };

test("an empty file, one too large and one of another kind are refused before a byte is sent", () => {
  expect(refuseBeforeSending({ name: "a.pdf", size: 0 }, LIMITS)).toBe(uploadMessages.empty_file);
  expect(refuseBeforeSending({ name: "a.pdf", size: 1.5 * 1024 ** 3 }, LIMITS)).toBe(uploadMessages.file_too_large);
  expect(refuseBeforeSending({ name: "a.exe", size: 1 }, LIMITS)).toContain("ZIP");
  expect(refuseBeforeSending({ name: "A.PDF", size: 1 }, LIMITS)).toBeNull();
});

test("only what got no answer says that the connection was lost", () => {
  const lost = readSendingFailure(null);
  expect(lost).toEqual({ problem: expect.stringContaining("conexão caiu"), canRetry: true });
  for (const status of [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 502, 507]) {
    for (const body of ["", "<html>", "null", '{"reason":"never_heard"}'])
      expect([status, readSendingFailure({ status, body }).problem]).not.toEqual([status, lost.problem]);
  }
});

test("a refusal is told in the server's words, or by its reason, and is tried again only when that may help", () => {
  const of = (status: number, body: object) => readSendingFailure({ status, body: JSON.stringify(body) });
  expect(of(422, { reason: "too_many_files", message: "Um material tem até 20 arquivos." })).toEqual({
    problem: "Um material tem até 20 arquivos.",
    canRetry: false,
  });
  expect(of(413, { reason: "file_too_large" })).toEqual({ problem: uploadMessages.file_too_large, canRetry: false });
  expect(of(401, { reason: "signed_out" })).toEqual({ problem: uploadMessages.signed_out, canRetry: true });
  expect(of(429, { reason: "limited" })).toEqual({ problem: uploadMessages.limited, canRetry: true });
});
