import { expect, it } from "vitest";
import { campaignWord, hostOf, isRobot } from "./callers.ts";
import { conversionOf } from "./reach-sums.ts";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", false],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile [FB_IAB/FB4A;FBAV/470.0]", false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", false],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0)", true],
  ["Mozilla/5.0 Chrome-Lighthouse", true],
  ["facebookexternalhit/1.1", true],
  ["WhatsApp/2.23.20.0", true],
  ["python-requests/2.31", true],
  ["", true],
])("%s is a robot: %s", (userAgent, robot) => {
  expect(isRobot(userAgent)).toBe(robot);
});

it.each([
  ["www.instagram.com", "instagram.com"],
  ["L.Facebook.com", "facebook.com"],
  ["blog.exemplo.com.br", "blog.exemplo.com.br"],
  ["localhost", ""],
  ["com espaço.com", ""],
  ["a".repeat(90) + ".com", ""],
  ["", ""],
])("the site %s is %s", (raw, host) => {
  expect(hostOf(raw)).toBe(host);
});

it.each([
  [" Volta\tàs  AULAS ", "volta às aulas"],
  ["ana@exemplo.com.br", ""],
  ["x".repeat(99), "x".repeat(60)],
  ["", ""],
])("the campaign %j is %j", (raw, word) => {
  expect(campaignWord(raw)).toBe(word);
});

it.each([
  [1, 8, 0.125],
  [0, 8, 0],
  [3, 0, null],
  [9, 8, null],
])("%i orders from %i visitors: %s", (orders, visitors, ratio) => {
  expect(conversionOf({ orders, visitors })).toBe(ratio);
});
