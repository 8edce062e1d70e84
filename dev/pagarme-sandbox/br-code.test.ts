import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { brCode, crc16 } from "./br-code.ts";
import { durationMs } from "./duration.ts";
import { qrPng } from "./qr-png.ts";

test("the copy-and-paste code is a valid BR Code with the manual's CRC", () => {
  expect(crc16("123456789")).toBe("29B1");
  const code = brCode({
    location: "pix.sandbox.local/v2/7f1c0d2e",
    amountCents: 14_900,
    name: "MERCADO DIGITAL",
    city: "SAO PAULO",
  });
  expect(code).toBe(
    "00020101021226510014br.gov.bcb.pix2529pix.sandbox.local/v2/7f1c0d2e5204000053039865406149.005802BR5915MERCADO DIGITAL6009SAO PAULO62070503***63043A2E",
  );
  expect(getPixPayloadInfo(code)).toMatchObject({
    merchantName: "MERCADO DIGITAL",
    merchantCity: "SAO PAULO",
    pointOfInitiation: "dynamic",
  });
});

test("the QR drawing is a whole PNG with its white margin", () => {
  const png = qrPng("00020101", 2);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const side = png.readUInt32BE(16);
  const length = png.readUInt32BE(33);
  const pixels = inflateSync(png.subarray(41, 41 + length));
  expect(pixels).toHaveLength((Math.ceil(side / 8) + 1) * side);
  expect(pixels[1]).toBe(0xff);
});

test.each([
  ["P8D", 691_200_000],
  ["PT30M", 1_800_000],
  ["P1DT1H1S", 90_001_000],
  ["P1W", 604_800_000],
  ["8 dias", null],
  ["P", null],
  ["P1DT", null],
])("the duration %s is %s ms", (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});
