import { expect, it } from "vitest";
import { leadsOutsideWeb } from "./web-address.ts";

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://exemplo.com/1",
])("%j leads outside the web", (text) => expect(leadsOutsideWeb(text)).toBe(true));

it.each(["", "https://exemplo.com", "HTTP://exemplo.com/a?b", "exemplo.com", "www.exemplo.com/x", "ainda não sei"])(
  "%j does not",
  (text) => expect(leadsOutsideWeb(text)).toBe(false),
);
