import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { checkNames } from "#modules/catalog/inspect/archive/check-names.ts";
import { readDirectory } from "#modules/catalog/inspect/archive/read-directory.ts";
import { type PlacedEntry, piecesOf, placeEntries } from "#modules/catalog/inspect/archive/verify-entries.ts";
import { type ByteSource, withFileSource } from "#modules/catalog/inspect/byte-source.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { ARCHIVE_MEMBER, MOST_ARCHIVE_BYTES, MOST_MEMBERS, type StoreArchive, storeArchive } from "../archive.ts";
import type { ArchiveReason } from "./messages.ts";

const STORED = 0;

export type OpenArchive = {
  archive: StoreArchive;
  /** Lends a member as a file of this machine, whole and as its checksum says; null when it is not there, is broken or is not so long. */
  extract: <T>(name: string, sizeBytes: number | null, job: (path: string) => Promise<T>) => Promise<T | null>;
};

/**
 * Opens a store's ZIP, whoever wrote it: whole, with nothing packed, hidden, laid over another or named so that it leaves its folder.
 * Nothing is unpacked until it is asked for, one member at a time.
 */
export function withArchive<T>(path: string, work: (open: OpenArchive) => Promise<T>): Promise<Outcome<T, ArchiveReason>> {
  return withFileSource(path, async (source): Promise<Outcome<T, ArchiveReason>> => {
    const members = await readMembers(source);
    if (!members.ok) return members;
    const byName = new Map(members.value.map((member) => [member.name, member]));
    const archive = await readArchive(source, byName.get(ARCHIVE_MEMBER));
    if (!archive.ok) return archive;
    const extract: OpenArchive["extract"] = async (name, sizeBytes, job) => {
      const member = byName.get(name);
      if (!member || (sizeBytes !== null && member.unpackedBytes !== sizeBytes)) return null;
      const copy = join(tmpdir(), `autoria-loja-${randomUUID()}`);
      try {
        return (await copyOut(source, member, copy)) ? await job(copy) : null;
      } finally {
        await unlink(copy).catch(() => {});
      }
    };
    return ok(await work({ archive: archive.value, extract }));
  });
}

async function readMembers(source: ByteSource): Promise<Outcome<PlacedEntry[], ArchiveReason>> {
  const directory = await readDirectory(source, MOST_MEMBERS);
  if (!directory.ok) return refuse("not_an_archive");
  const { entries } = directory.value;
  const isOurs = entries.every(
    (entry) =>
      entry.method === STORED &&
      entry.packedBytes === entry.unpackedBytes &&
      !entry.isEncrypted &&
      !entry.isSpecial &&
      !entry.isFolder,
  );
  if (!isOurs || !checkNames(entries.map(({ name }) => name)).ok) return refuse("not_an_archive");
  const placed = await placeEntries(source, directory.value);
  return placed.ok ? placed : refuse("not_an_archive");
}

async function readArchive(source: ByteSource, member: PlacedEntry | undefined): Promise<Outcome<StoreArchive, ArchiveReason>> {
  if (!member) return refuse("no_store_in_it");
  if (member.unpackedBytes > MOST_ARCHIVE_BYTES) return refuse("not_an_archive");
  const bytes = await source.read(member.dataAt, member.unpackedBytes);
  if (crc32(bytes) !== member.crc32) return refuse("not_an_archive");
  const read = storeArchive.safeParse(parseJson(bytes.toString("utf8")));
  return read.success ? ok(read.data) : refuse("no_store_in_it");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the bytes add up to the member's checksum. */
async function copyOut(source: ByteSource, member: PlacedEntry, path: string): Promise<boolean> {
  let sum = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum);
      done(null, piece);
    },
  });
  await pipeline(Readable.from(piecesOf(source, member)), counted, createWriteStream(path, { mode: 0o600, flags: "wx" }));
  return sum === member.crc32;
}
