import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { distinctNames, fitsInZip } from "./rules.ts";
import { streamZip, zipSize, type ZipMember } from "#platform/zip-stream.ts";

const member = (name: string, bytes: Buffer, pieces = 1): ZipMember => ({
  name,
  sizeBytes: bytes.length,
  at: new Date("2026-05-12T15:04:06Z"),
  async open() {
    const each = Math.max(1, Math.ceil(bytes.length / pieces));
    return (async function* () {
      for (let at = 0; at < bytes.length; at += each) yield bytes.subarray(at, at + each);
    })();
  },
});

async function whole(members: ZipMember[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of streamZip(members)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("a ZIP made while it goes out", () => {
  it("has the announced size and gives each file back, byte for byte", async () => {
    const files = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-zà-ü0-9 ]{1,20}$/), fc.uint8Array({ maxLength: 400 })), {
      selector: ([name]) => name,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 7 }), async (made, pieces) => {
        const members = made.map(([name, bytes]) => member(`Frações/${name}.pdf`, Buffer.from(bytes), pieces));
        const zip = await whole(members);
        expect(zip.length).toBe(zipSize(members));
        const back = unzipSync(zip);
        expect(Object.keys(back)).toEqual(members.map(({ name }) => name));
        for (const [name, bytes] of made) expect(back[`Frações/${name}.pdf`]).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it("opens one file at a time, only in its turn, and is cut when one is not of its size", async () => {
    const opened: string[] = [];
    const watched = ["a", "b"].map((name) => {
      const made = member(name, Buffer.from(name));
      return { ...made, open: () => (opened.push(name), made.open()) };
    });
    const stream = streamZip(watched);
    await stream.next();
    expect(opened).toEqual([]);
    await stream.next();
    expect(opened).toEqual(["a"]);
    await stream.return(undefined);
    for (const lie of [1, 9]) {
      await expect(whole([{ ...member("curto", Buffer.from("três")), sizeBytes: lie }])).rejects.toThrow("not of its size");
    }
  });
});

describe("what goes together", () => {
  it.each([
    [[], false],
    [[10], false],
    [[10, 20], true],
    [[499_999_999, 1], true],
    [[500_000_000, 1], false],
  ])("files of %j bytes: %s", (sizes, fits) => {
    expect(fitsInZip(sizes.map((sizeBytes) => ({ sizeBytes })))).toBe(fits);
  });

  it("equal names, even in another letter case, become different", () => {
    expect(distinctNames(["a/x.pdf", "A/X.pdf", "a/x.pdf", "b/x.pdf", "sem", "sem"])).toEqual([
      "a/x.pdf",
      "A/X (2).pdf",
      "a/x (3).pdf",
      "b/x.pdf",
      "sem",
      "sem (2)",
    ]);
  });
});
