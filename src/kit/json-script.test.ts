import { expect, it } from "vitest";

import { jsonForScript } from "./json-script.ts";

it("B135: um título não fecha o script que o leva, e chega igual", () => {
  const data = { title: "</script><img src=x onerror=alert(1)> <!-- & \u2028\u2029" };
  const json = jsonForScript(data);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
