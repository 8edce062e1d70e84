import { expect, it } from "vitest";
import { messageLimits, refusalOfFile } from "./rules.ts";

it.each([
  [0, { loose: 0, bytes: 0 }, "empty_file"],
  [messageLimits.fileBytes, { loose: 0, bytes: 0 }, null],
  [messageLimits.fileBytes + 1, { loose: 0, bytes: 0 }, "file_too_large"],
  [1, { loose: messageLimits.filesPerMessage, bytes: 0 }, "too_many_files"],
  [1, { loose: 0, bytes: messageLimits.threadBytes }, "thread_full"],
  [1, { loose: 9, bytes: messageLimits.threadBytes - 1 }, null],
])("a file of %i bytes with %o already taken: %s", (bytes, taken, answer) => {
  expect(refusalOfFile(bytes, taken)).toBe(answer);
});
