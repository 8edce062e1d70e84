import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { madePreview, storedBytes } from "../../../../tests/made-preview.ts";
import { drawPreview } from "./draw/draw-preview.ts";

/** One step of the needle, right and up in tenths of a millimetre. */
type Step = { do: "stitch" | "jump"; right: number; up: number } | { do: "change" };

const folder = await mkdtemp(path.join(tmpdir(), "autoria-bordados-"));
afterAll(() => rm(folder, { recursive: true }));

const stitch = (right: number, up: number): Step => ({ do: "stitch", right, up });
const jump = (right: number, up: number): Step => ({ do: "jump", right, up });
const change: Step = { do: "change" };

/** A square of 10 mm filled in one thread, and one of 5 mm, apart to its right, in another. */
const fill = (side: number, rows: number): Step[] =>
  Array.from({ length: rows }, (_, row) => [stitch(row % 2 === 0 ? side : -side, 0), stitch(0, side / rows)]).flat();
const SQUARES = [...fill(100, 20), change, jump(75, -50), jump(75, -50), ...fill(50, 10)];
const WORDS = "60 pontos, 20 × 10 mm";

/** Tajima: each number in steps of 81, 27, 9, 3 and 1, forwards or back. */
function dst(steps: readonly Step[], hasEnd = true): Buffer {
  const BITS: Record<string, Record<number, [byte: number, forward: number, back: number]>> = {
    x: { 1: [0, 0, 1], 9: [0, 2, 3], 3: [1, 0, 1], 27: [1, 2, 3], 81: [2, 2, 3] },
    y: { 1: [0, 7, 6], 9: [0, 5, 4], 3: [1, 7, 6], 27: [1, 5, 4], 81: [2, 5, 4] },
  };
  function put(record: Buffer, axis: string, distance: number): void {
    let left = distance;
    for (const step of [81, 27, 9, 3, 1]) {
      if (Math.abs(left) <= (step - 1) / 2) continue;
      const [byte, forward, back] = BITS[axis]![step]!;
      record[byte]! |= 1 << (left > 0 ? forward : back);
      left -= Math.sign(left) * step;
    }
    expect(left).toBe(0);
  }
  const records = steps.map((step) => {
    if (step.do === "change") return Buffer.from([0, 0, 0xc3]);
    const record = Buffer.from([0, 0, step.do === "jump" ? 0x83 : 0x03]);
    put(record, "x", step.right);
    put(record, "y", step.up);
    return record;
  });
  const header = Buffer.alloc(512, 0x20);
  header.write("LA:Quadrados\rST:  99999\rCO:  9\r");
  return Buffer.concat([header, ...records, Buffer.from(hasEnd ? [0, 0, 0xf3] : [])]);
}

/** Brother: short steps in one byte, long ones and jumps in two. */
function pec(steps: readonly Step[], colors: number[]): Buffer {
  const number = (value: number, isJump: boolean) =>
    isJump || value > 63 || value < -64 ? [0x80 | (isJump ? 0x10 : 0) | ((value >> 8) & 0x0f), value & 0xff] : [value & 0x7f];
  const body = steps.flatMap((step) =>
    step.do === "change" ? [0xfe, 0xb0, 1] : [...number(step.right, step.do === "jump"), ...number(-step.up, step.do === "jump")],
  );
  const head = Buffer.alloc(528, 0x20);
  head.write("LA:Quadrados");
  head[48] = colors.length - 1;
  Buffer.from(colors).copy(head, 49);
  return Buffer.concat([head, Buffer.from([...body, 0xff, 0])]);
}

function pes(steps: readonly Step[], colors: number[], pecAt = 40): Buffer {
  const head = Buffer.alloc(40);
  head.write("#PES0060");
  head.writeUInt32LE(pecAt, 8);
  return Buffer.concat([head, pec(steps, colors)]);
}

function jef(steps: readonly Step[], colors: number[], declared = colors.length): Buffer {
  const head = Buffer.alloc(116 + colors.length * 8);
  head.writeUInt32LE(head.length, 0);
  head.writeUInt32LE(declared, 24);
  for (const [index, color] of colors.entries()) head.writeInt32LE(color, 116 + index * 4);
  const body = steps.flatMap((step) => {
    if (step.do === "change") return [0x80, 1, 0, 0];
    const numbers = [step.right & 0xff, step.up & 0xff];
    return step.do === "jump" ? [0x80, 2, ...numbers] : numbers;
  });
  return Buffer.concat([head, Buffer.from([...body, 0x80, 0x10])]);
}

async function draw(kind: string, bytes: Uint8Array) {
  const file = path.join(folder, `bordado.${kind}`);
  await writeFile(file, bytes);
  return drawPreview({ path: file, kind, storeName: "Loja do Bordado", ffmpeg: null, soffice: null });
}

/** The mean colour of a part of the picture, in hundredths of its size. */
async function colorOf(drawn: Awaited<ReturnType<typeof draw>>, left: number, top: number): Promise<number[]> {
  if (!drawn.ok) throw new Error(drawn.reason);
  const part = { left: left * 9, top: top * 6, width: 90, height: 60 };
  const cut = await sharp(Buffer.from(drawn.value.image.bytes)).extract(part).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.map(({ mean }) => mean);
}

const RED_AND_BLUE = { brother: [5, 2], janome: [10, 12] };

it("an embroidery is drawn in its own threads, with its stitches, size and colours, whichever machine it is for", async () => {
  const [brother, janome] = [RED_AND_BLUE.brother, RED_AND_BLUE.janome];
  for (const [kind, bytes] of [
    ["pes", pes(SQUARES, brother)],
    ["pec", Buffer.concat([Buffer.from("#PEC0001"), pec(SQUARES, brother)])],
    ["jef", jef(SQUARES, janome)],
  ] as const) {
    const drawn = await draw(kind, bytes);
    expect([kind, drawn]).toMatchObject([kind, { ok: true, value: { facts: { words: `${WORDS}, 2 cores de linha` } } }]);
    // The larger square is on the left; the smaller, at the foot of the right side, where y goes up in the file or down.
    const [red, , blueOfRed] = await colorOf(drawn, 20, 45);
    expect([kind, red! - blueOfRed! > 40]).toEqual([kind, true]);
    const [redOfBlue, , blue] = await colorOf(drawn, 78, 60);
    expect([kind, blue! - redOfBlue! > 40]).toEqual([kind, true]);
    const [paper, , sameOnPaper] = await colorOf(drawn, 78, 22);
    expect([kind, Math.abs(paper! - sameOnPaper!) < 15]).toEqual([kind, true]);
  }
});

it("a Tajima file says nothing of its colours, and this is said", async () => {
  const drawn = await draw("dst", dst(SQUARES));
  expect(drawn).toMatchObject({ value: { facts: { words: `${WORDS}, 2 linhas em cores ilustrativas` } } });
  // One without its end is sewn as far as it goes.
  expect(await draw("dst", dst(SQUARES, false))).toMatchObject({ ok: true });
});

it("threads of one colour are counted once, and a stop goes on in the one before", async () => {
  const three = [stitch(50, 0), change, stitch(0, 50), change, stitch(-50, 0)];
  expect(await draw("pes", pes(three, [5, 2, 5]))).toMatchObject({
    value: { facts: { words: "3 pontos, 5 × 5 mm, 2 cores de linha" } },
  });
  expect(await draw("jef", jef(three, [10, 0, 10]))).toMatchObject({
    value: { facts: { words: "3 pontos, 5 × 5 mm, 1 cor de linha" } },
  });
  // More changes than colours named: the last goes on.
  expect(await draw("pes", pes(three, [5]))).toMatchObject({ ok: true });
});

it("files that are cut, sew nothing or point outside themselves are told apart from embroidery", async () => {
  const far = Array.from({ length: 1_200 }, () => jump(100, 0));
  for (const [kind, bytes] of [
    ["dst", dst([])],
    ["dst", dst(SQUARES).subarray(0, 300)],
    ["dst", dst([...far, stitch(10, 0)])],
    ["pes", pes(SQUARES, [5, 2]).subarray(0, 400)],
    ["pes", pes(SQUARES, [5, 2], 4_000_000_000)],
    ["pes", Buffer.from("#PES")],
    ["pec", Buffer.from("#PEC0001")],
    ["jef", jef(SQUARES, [10, 12], 4_000_000_000)],
    ["jef", Buffer.alloc(60)],
    ["jef", Buffer.alloc(400, 0xff)],
    ["jef", jef([change, change], [10])],
  ] as const)
    expect([kind, await draw(kind, bytes)]).toMatchObject([kind, { ok: false, reason: "unreadable" }]);
  const cut = jef(SQUARES, RED_AND_BLUE.janome);
  expect(await draw("jef", cut.subarray(0, cut.length - 31))).toMatchObject({ ok: true });
});

it("one longer than any machine holds is too heavy", async () => {
  const body = Buffer.alloc(1_000_004, Buffer.from([1, 1, 0xff, 0xff]));
  const head = jef([], []).subarray(0, 116);
  expect(await draw("jef", Buffer.concat([head, body]))).toMatchObject({ ok: false, reason: "too_heavy" });
  expect(await draw("dst", Buffer.alloc(17 * 1024 * 1024))).toMatchObject({ ok: false, reason: "too_heavy" });
});

it("an author's embroidery is shown as a marked picture once it was inspected", async () => {
  const author = await createAuthor();
  const { preview } = await madePreview(author, await openDraft(author), "quadrados.pes", pes(SQUARES, [5, 2]));
  expect(preview).toMatchObject({ kind: "imagem", problem: null, facts: { words: `${WORDS}, 2 cores de linha` } });
  expect(await sharp(await storedBytes(`images/${preview!.imageId}`)).metadata()).toMatchObject({ width: 900, height: 675 });
});
