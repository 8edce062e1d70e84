import { expect, it } from "vitest";

import { jsonForScript } from "./json-script.ts";

it("a title does not close the script that carries it, and arrives unchanged (B135)", () => {
  const data = { title: "</script><img src=x onerror=alert(1)> <!-- & \u2028\u2029" };
  const json = jsonForScript(data);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
