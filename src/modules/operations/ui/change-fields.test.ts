import { expect, it } from "vitest";
import { noteField } from "./change-fields.ts";

it("what the server says of the third note is said beside the field of its item", () => {
  const asks = [{ item: "capa" }, { item: "arquivos" }];
  expect(noteField("asks.1.note", asks)).toBe("nota-arquivos");
  expect(noteField("asks.7.note", asks)).toBe("asks.7.note");
  expect(noteField("asks", asks)).toBe("asks");
});
