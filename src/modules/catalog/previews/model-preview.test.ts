import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createAuthor, openDraft } from "../../../../tests/author.ts";
import { madePreview, storedBytes } from "../../../../tests/made-preview.ts";
import { craftZip } from "../inspect/fixtures/craft-zip.ts";
import { drawPreview } from "./draw/draw-preview.ts";
import { openScene, paintTriangle } from "./draw/model/scene.ts";

type Triangle = number[];

const folder = await mkdtemp(path.join(tmpdir(), "autoria-modelos-"));
afterAll(() => rm(folder, { recursive: true }));

/** The twelve triangles of a box. */
function box(wide: number, deep: number, high: number): Triangle[] {
  const corner = (at: number) => [at & 1 ? wide : 0, at & 2 ? deep : 0, at & 4 ? high : 0];
  const faces = "0132 4576 0154 2376 0264 1375".split(" ").map((face) => Array.from(face, Number));
  return faces.flatMap(([a, b, c, d]) => [[a!, b!, c!].flatMap(corner), [a!, c!, d!].flatMap(corner)]);
}

function binary(triangles: Triangle[], declared = triangles.length): Buffer {
  const bytes = Buffer.alloc(84 + triangles.length * 50);
  bytes.write("solid by a program that writes this in binary ones as well");
  bytes.writeUInt32LE(declared, 80);
  for (const [index, triangle] of triangles.entries())
    for (const [at, number] of triangle.entries()) bytes.writeFloatLE(number, 84 + index * 50 + 12 + at * 4);
  return bytes;
}

function inWords(triangles: Triangle[]): Buffer {
  const facets = triangles.map((at) => {
    const corners = [0, 3, 6].map((first) => `vertex ${at.slice(first, first + 3).join(" ")}`);
    return `facet normal 0 0 0\r\n outer loop\r\n${corners.join("\r\n")}\r\n endloop\r\nendfacet`;
  });
  return Buffer.from(`solid vaso\r\n${facets.join("\r\n")}\r\nendsolid vaso\r\n`);
}

async function draw(bytes: Uint8Array, kind = "stl") {
  const file = path.join(folder, `modelo.${kind}`);
  await writeFile(file, bytes);
  return drawPreview({ path: file, kind, storeName: "Loja do Modelo", ffmpeg: null, soffice: null });
}

it("a solid is drawn the same from its binary and its words, with its triangles and how large it is", async () => {
  const [one, other] = [await draw(binary(box(10, 20, 30.5))), await draw(inWords(box(10, 20, 30.5)))];
  expect(one).toMatchObject({ ok: true, value: { facts: { words: "12 triângulos, 10 × 20 × 30,5 mm" }, content: null } });
  if (!one.ok || !other.ok) throw new Error("not drawn");
  expect(Buffer.from(other.value.image.bytes).equals(Buffer.from(one.value.image.bytes))).toBe(true);
  const picture = sharp(Buffer.from(one.value.image.bytes));
  expect(await picture.metadata()).toMatchObject({ width: 900, height: 675, format: "webp" });
  const middle = await picture.extract({ left: 400, top: 250, width: 100, height: 100 }).png().toBuffer();
  const [red, , blue] = (await sharp(middle).stats()).channels;
  expect(red!.mean - blue!.mean).toBeGreaterThan(30);
});

it("what is nearer hides what is behind, whichever came first", () => {
  const RED = [255, 0, 0] as const;
  const BLUE = [0, 0, 255] as const;
  const at = (z: number) =>
    [
      [0, 0, z],
      [20, 0, z],
      [0, 20, z],
    ] as const;
  for (const order of ["near first", "far first"]) {
    const scene = openScene(10, 10, 10_000);
    const paints = [() => paintTriangle(scene, at(1), RED), () => paintTriangle(scene, at(5), BLUE)];
    for (const paint of order === "near first" ? paints : paints.toReversed()) expect(paint()).toBe(true);
    expect([order, ...scene.pixels.subarray(0, 3)]).toEqual([order, ...RED]);
  }
  const spent = openScene(10, 10, 5);
  expect(paintTriangle(spent, at(1), RED)).toBe(false);
});

it("corners that are nowhere are left out, and so are triangles without a surface", async () => {
  const whole = box(10, 20, 30);
  const odd = [Number.NaN, Infinity, -Infinity, 1e38, -3e38].map((far) => [0, 0, 0, 10, 0, 0, 0, far, 0]);
  const line = [0, 0, 0, 5, 5, 5, 10, 10, 10];
  expect(await draw(binary([...odd, ...whole]))).toMatchObject({ value: { facts: { words: "12 triângulos, 10 × 20 × 30 mm" } } });
  expect(await draw(inWords([...odd, ...whole]))).toMatchObject({
    value: { facts: { words: "12 triângulos, 10 × 20 × 30 mm" } },
  });
  expect(await draw(binary(odd))).toMatchObject({ ok: false, reason: "unreadable" });
  expect(await draw(binary([line, line]))).toMatchObject({ ok: false, reason: "unreadable" });
  expect(await draw(binary([[0, 0, 0, 0, 0, 5, 0, 9, 0]]))).toMatchObject({ ok: true });
});

it("a size that cannot be in millimetres is not said", async () => {
  expect(await draw(binary(box(90_000, 10, 10)))).toMatchObject({ value: { facts: { words: "12 triângulos" } } });
  expect(await draw(binary(box(0.01, 0.01, 0.02)))).toMatchObject({ value: { facts: { words: "12 triângulos" } } });
});

it("a file cut short, one that says more than it holds and one of another kind are told apart from solids", async () => {
  const whole = binary(box(10, 20, 30));
  for (const bytes of [
    whole.subarray(0, 300),
    binary(box(10, 20, 30), 4_000_000_000),
    binary(box(10, 20, 30), 0),
    whole.subarray(0, 40),
    Buffer.from("solid vaso\nendsolid vaso\n"),
    Buffer.from(`solid vaso\n${"vertex 1 2 3 ".repeat(200_000)}`),
    Buffer.from(`solid ${"x".repeat(3_000_000)}`),
    Buffer.alloc(5_000, 0x41),
  ])
    expect(await draw(bytes)).toMatchObject({ ok: false, reason: "unreadable" });
  const cut = inWords(box(10, 20, 30));
  expect(await draw(cut.subarray(0, cut.length - 150))).toMatchObject({ value: { facts: { words: /^11 triângulos/ } } });
});

it("one of more triangles than we draw is too heavy, at once", async () => {
  const file = path.join(folder, "enorme.stl");
  const handle = await open(file, "w");
  const most = 3_000_001;
  await handle.write(binary([], most));
  await handle.truncate(84 + most * 50);
  await handle.close();
  expect(await drawPreview({ path: file, kind: "stl", storeName: "L", ffmpeg: null, soffice: null })).toMatchObject({
    reason: "too_heavy",
  });
});

it("an author's solid is shown as a marked picture once it was inspected", async () => {
  const author = await createAuthor();
  const { preview } = await madePreview(author, await openDraft(author), "caixa.stl", binary(box(10, 20, 30)));
  expect(preview).toMatchObject({ kind: "imagem", problem: null, facts: { words: "12 triângulos, 10 × 20 × 30 mm" } });
  expect(await sharp(await storedBytes(`images/${preview!.imageId}`)).metadata()).toMatchObject({ width: 900, height: 675 });
});

/** What an OBJ and a 3MF of the same box say of its corners and sides. */
const CORNERS = (wide: number, deep: number, high: number) =>
  Array.from({ length: 8 }, (_, at) => [at & 1 ? wide : 0, at & 2 ? deep : 0, at & 4 ? high : 0]);
const SIDES = "0132 4576 0154 2376 0264 1375".split(" ").map((side) => Array.from(side, Number));

/** Up is y in an OBJ; corners are counted from one, or back from the last. */
function obj(wide: number, deep: number, high: number): Buffer {
  const points = CORNERS(wide, deep, high).map(([x, y, z]) => `v  ${x} ${z} ${-y!} 1.0`);
  const sides = SIDES.map(
    (side, index) => `f ${side.map((at) => (index % 2 ? at - 8 : `${at + 1}//1`)).join(index === 3 ? " \\\n" : " ")}`,
  );
  return Buffer.from(
    `# caixa\r\nmtllib caixa.mtl\no Caixa\n${points.join("\r\n")}\nvn 0 0 1\nusemtl vermelho\n${sides.join("\n")}`,
  );
}

const mesh = (points: (number | undefined)[][], faces: number[][]) =>
  `<mesh><vertices>${points.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join("")}</vertices>
  <triangles>${faces.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}" p1="0"/>`).join("")}</triangles></mesh>`;
const TRIANGLES_OF_BOX = SIDES.flatMap(([a, b, c, d]) => [
  [a!, b!, c!],
  [a!, c!, d!],
]);
const threeMf = (resources: string, build: string, others: Record<string, string> = {}, unit = "millimeter") =>
  craftZip(
    Object.entries({
      "[Content_Types].xml": "<Types/>",
      "3D/3dmodel.model": `<?xml version="1.0"?><model unit="${unit}"><resources>${resources}</resources><build>${build}</build></model>`,
      ...others,
    }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  );
const boxMesh = mesh(CORNERS(10, 20, 30.5), TRIANGLES_OF_BOX);

it("the same box as STL, OBJ and 3MF is the same picture but for its measure", async () => {
  const stl = await draw(binary(box(10, 20, 30.5)));
  const other = await draw(threeMf(`<object id="1" type="model">${boxMesh}</object>`, '<item objectid="1"/>'), "3mf");
  expect(other).toEqual(stl);
  const words = "12 triângulos, 10 × 20 × 30,5 unidades";
  expect(await draw(obj(10, 20, 30.5), "obj")).toMatchObject({ ok: true, value: { facts: { words } } });
});

it("a 3MF is drawn as its plate has it: in its unit, turned, of parts, and of parts in another file", async () => {
  const solid = `<object id="1">${boxMesh}</object>`;
  const turned =
    '<object id="2"><components><component objectid="1" transform="0 1 0 -1 0 0 0 0 1 0 0 0"/></components></object>';
  const words = async (zip: Uint8Array) => {
    const answer = await draw(zip, "3mf");
    return answer.ok ? answer.value.facts.words : answer.reason;
  };
  expect(await words(threeMf(solid, '<item objectid="1"/>', {}, "centimeter"))).toBe("12 triângulos, 100 × 200 × 305 mm");
  expect(await words(threeMf(solid + turned, '<item objectid="2"/>'))).toBe("12 triângulos, 20 × 10 × 30,5 mm");
  const pair = '<item objectid="1"/><item objectid="1" transform="1 0 0 0 1 0 0 0 1 90 0 0"/>';
  expect(await words(threeMf(solid, pair))).toBe("24 triângulos, 100 × 20 × 30,5 mm");
  const part = { "3D/Objects/peca_1.model": `<model><resources>${solid}</resources><build/></model>` };
  const from = '<object id="9"><components><component p:path="/3D/Objects/peca_1.model" objectid="1"/></components></object>';
  expect(await words(threeMf(from, '<item objectid="9"/>', part))).toBe("12 triângulos, 10 × 20 × 30,5 mm");
  const endless = '<object id="1"><components><component objectid="1"/><component objectid="1"/></components></object>';
  expect(await words(threeMf(endless, '<item objectid="1"/>'))).toBe("unreadable");
  expect(await words(threeMf(solid, ""))).toBe("unreadable");
});
