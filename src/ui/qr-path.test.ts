import * as fc from "fast-check";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";

/** Paints the path back into a matrix, refusing anything it does not know how to paint. */
function paint(path: string, size: number): boolean[][] {
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const rest = path.replace(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_, x, y, width, back) => {
    expect(back).toBe(width);
    for (let i = 0; i < Number(width); i++) {
      const row = matrix[Number(y)];
      expect(row?.[Number(x) + i]).toBe(false);
      if (row) row[Number(x) + i] = true;
    }
    return "";
  });
  expect(rest).toBe("");
  return matrix;
}

describe("drawing a QR code", () => {
  it("paints exactly the code's modules, each once, for any text", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 250 }), (text) => {
        const { path, size } = qrPath(text);
        const wanted = encode(text, { ecc: "M", border: 0 });
        expect(size).toBe(wanted.size);
        expect(paint(path, size)).toEqual(wanted.data);
      }),
      { numRuns: 60 },
    );
  });

  it("draws a whole copy-and-paste Pix", () => {
    const code =
      "00020101021226790014br.gov.bcb.pix2557pix.exemplo.com.br/qr/v2/7f3a91c4e0b84d2f9a56c1d0e8b7a2345204000053039865406100.665802BR5907AUTORIA6009SAO PAULO62070503***6304ABCD";
    const { path, size } = qrPath(code);
    expect(paint(path, size)).toEqual(encode(code, { ecc: "M", border: 0 }).data);
    expect(size).toBeGreaterThanOrEqual(21);
  });
});
