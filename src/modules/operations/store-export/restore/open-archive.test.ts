import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { streamZip } from "#platform/zip-stream.ts";
import { ARCHIVE_HEAD, ARCHIVE_MEMBER } from "../archive.ts";
import { withArchive } from "./open-archive.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "autoria-zip-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const STORE = {
  slug: "atelie",
  legalName: "Ana Prado",
  document: "52998224725",
  page: {
    name: "Ateliê",
    authorName: "Ana",
    tagline: "",
    bio: "",
    city: "",
    uf: "MG",
    paper: "rosa",
    links: [],
    sections: [],
    policies: { suporte: "", atualizacoes: "", encomendas: "" },
  },
  portrait: null,
  banner: null,
  thanks: "",
  showsCoupons: true,
};
const ARCHIVE = {
  ...ARCHIVE_HEAD,
  copy: "0199c0de-0000-7000-8000-000000000001",
  madeAt: "2026-03-18T12:00:00.000Z",
  store: STORE,
  products: [],
  coupons: [],
};
const text = (value: unknown) => Buffer.from(typeof value === "string" ? value : JSON.stringify(value));

/** A ZIP as a store's is written, with these members. */
async function zipOf(members: Record<string, unknown>): Promise<Buffer> {
  const at = new Date("2026-03-18T12:00:00Z");
  const written = Object.entries(members).map(([name, value]) => {
    const bytes = text(value);
    return { name, at, sizeBytes: bytes.length, open: async () => Readable.from([bytes]) };
  });
  return buffer(Readable.from(streamZip(written)));
}

async function open(bytes: Uint8Array, name = "arquivos/a.pdf", sizeBytes: number | null = null) {
  const path = join(folder, "loja.zip");
  await writeFile(path, bytes);
  return withArchive(path, async ({ archive, extract }) => ({
    store: archive.store.page.name,
    legalName: archive.store.legalName,
    file: await extract(name, sizeBytes, (copy) => readFile(copy, "utf8")),
  }));
}

const GOOD = { [ARCHIVE_MEMBER]: ARCHIVE, "arquivos/a.pdf": "%PDF-1.7 inteiro" };

describe("a store's ZIP", () => {
  it("is read, and its files lent one by one", async () => {
    expect(await open(await zipOf(GOOD))).toEqual({
      ok: true,
      value: { store: "Ateliê", legalName: "Ana Prado", file: "%PDF-1.7 inteiro" },
    });
    expect(await open(await zipOf(GOOD), "arquivos/b.pdf")).toMatchObject({ value: { file: null } });
    expect(await open(await zipOf(GOOD), "arquivos/a.pdf", 3)).toMatchObject({ value: { file: null } });
  });

  it("with a byte of a file changed, lends everything but that file", async () => {
    const bytes = await zipOf(GOOD);
    bytes[bytes.indexOf("inteiro")] = 0x49;
    expect(await open(bytes)).toMatchObject({ ok: true, value: { file: null } });
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ["cut short", async () => (await zipOf(GOOD)).subarray(0, -30)],
    ["no ZIP", async () => Buffer.from("nada disso")],
    ["empty", async () => Buffer.alloc(0)],
    ["packed, as a bomb would be", async () => zipSync({ [ARCHIVE_MEMBER]: text(ARCHIVE), bomba: Buffer.alloc(5_000_000) })],
    ["with a name that leaves its folder", () => zipOf({ ...GOOD, "../../etc/passwd": "x" })],
    ["with the root in a name", () => zipOf({ ...GOOD, "/tmp/x": "x" })],
    ["with a name twice", () => zipOf({ ...GOOD, "arquivos/./a.pdf": "x" })],
    [
      "with its own description changed",
      async () => {
        const bytes = await zipOf(GOOD);
        bytes[bytes.indexOf("Ana Prado")] = 0x42;
        return bytes;
      },
    ],
    [
      "with one member laid over another",
      async () => {
        const bytes = await zipOf(GOOD);
        // The second entry of the directory points at the bytes of the first.
        const second = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
        bytes.writeUInt32LE(10, second + 42);
        return bytes;
      },
    ],
  ])("%s is refused", async (_what, make) => {
    expect(await open(await make())).toMatchObject({ ok: false, reason: "not_an_archive" });
  });

  it.each<[string, unknown]>([
    ["of another format", { ...ARCHIVE, format: "outra-loja" }],
    ["of a later version", { ...ARCHIVE, version: 2 }],
    ["with a document that is none", { ...ARCHIVE, store: { ...STORE, document: "1' or '1" } }],
    ["with a document whose digits do not add up", { ...ARCHIVE, store: { ...STORE, document: "52998224724" } }],
    ["with half a legal name", { ...ARCHIVE, store: { ...STORE, legalName: "Ana" } }],
    ["with a legal name nobody can store", { ...ARCHIVE, store: { ...STORE, legalName: "Ana\u0000 Prado" } }],
    ["with a portrait named to drive a terminal", { ...ARCHIVE, store: { ...STORE, portrait: "imagens/\u001b[2Jretrato.webp" } }],
    ["with a portrait whose name turns around", { ...ARCHIVE, store: { ...STORE, portrait: "imagens/\u202epbew.exe" } }],
    [
      "with a section twice",
      {
        ...ARCHIVE,
        store: {
          ...STORE,
          page: {
            ...STORE.page,
            sections: [
              { id: "a", kind: "novidades" },
              { id: "a", kind: "novidades" },
            ],
          },
        },
      },
    ],
    ["with thanks longer than they may be", { ...ARCHIVE, store: { ...STORE, thanks: "a".repeat(301) } }],
    ["that is no JSON", "{"],
  ])("a description %s is refused", async (_what, described) => {
    expect(await open(await zipOf({ [ARCHIVE_MEMBER]: described }))).toMatchObject({ ok: false, reason: "no_store_in_it" });
  });

  it("has its names read as the form of whoever sells reads them, without what nobody sees", async () => {
    const store = { ...STORE, legalName: "  Ana\u202e\u200b   Prado ", document: "529.982.247-25" };
    expect(await open(await zipOf({ ...GOOD, [ARCHIVE_MEMBER]: { ...ARCHIVE, store } }))).toMatchObject({
      value: { legalName: "Ana Prado" },
    });
  });

  it("without a description is refused", async () => {
    expect(await open(await zipOf({ "arquivos/a.pdf": "x" }))).toMatchObject({ reason: "no_store_in_it" });
  });
});
