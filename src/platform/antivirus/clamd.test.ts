import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { EICAR } from "../../../tests/eicar.ts";
import { attachClamd } from "../../../tests/fake-clamd.ts";
import { readClamdUrl } from "./address.ts";
import { startSmallClamd } from "../../../tests/small-clamd.ts";
import { pingClamd, readSignatures, SCAN_LIMITS, scanStream } from "./clamd.ts";

const clamd = attachClamd();
const QUICK = { connectMs: 500, silenceMs: 300, totalMs: 2_000, bytes: SCAN_LIMITS.bytes };
const scan = (body: Buffer, limits = QUICK) => scanStream(clamd.address(), Readable.from([body], { objectMode: false }), limits);

describe("what clamd says of a stream", () => {
  it("is clean when it said so of the whole, which it got byte by byte", async () => {
    const pieces = Array.from({ length: 20 }, () => randomBytes(70_000));
    expect(await scanStream(clamd.address(), Readable.from(pieces))).toEqual({ verdict: "clean" });
    expect(clamd.state.scans).toEqual([1_400_000]);
  });

  it("is infected, by the name of what was found", async () => {
    expect(await scan(Buffer.from(EICAR))).toEqual({ verdict: "infected", signature: "Win.Test.EICAR_HDB-1" });
  });

  it.each([
    ["silent", "too_long"],
    ["half", "cut"],
    ["cut", "cut"],
    ["gone", "cut"],
    ["small", "too_large"],
    ["limits", "too_large"],
  ] as const)("is unknown when clamd is %s: neither clean nor infected", async (manner, cause) => {
    clamd.state.manner = manner;
    expect(await scan(Buffer.concat([Buffer.from(EICAR), Buffer.alloc(300_000)]))).toEqual({ verdict: "unknown", cause });
  });

  it("is unknown when it spoke before it had read all of it, even if it said OK", async () => {
    clamd.state.manner = "early";
    async function* slowly() {
      for (let piece = 0; piece < 40; piece++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        yield Buffer.alloc(1_000);
      }
    }
    expect(await scanStream(clamd.address(), Readable.from(slowly()), QUICK)).toEqual({ verdict: "unknown", cause: "cut" });
  });

  it("is unknown when nobody listens, and when more would be sent than is allowed", async () => {
    expect(await scanStream({ path: "/nowhere/clamd.sock" }, Readable.from([Buffer.from("x")]), QUICK)).toEqual({
      verdict: "unknown",
      cause: "away",
    });
    expect(await scan(Buffer.alloc(2_000), { ...QUICK, bytes: 1_000 })).toEqual({ verdict: "unknown", cause: "too_large" });
  });

  it("throws when the stream itself fails, and never waits for one that stands still", async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error("disk"));
      },
    });
    await expect(scanStream(clamd.address(), broken, QUICK)).rejects.toThrow("disk");
    const still = new Readable({ read() {} });
    expect(await scanStream(clamd.address(), still, QUICK)).toEqual({ verdict: "unknown", cause: "too_long" });
  });
});

it("tells whether clamd answers", async () => {
  expect(await pingClamd(clamd.address())).toBe(true);
  expect(await pingClamd({ host: "127.0.0.1", port: 9 })).toBe(false);
});

it.each([
  ["tcp://clamav:3310", { host: "clamav", port: 3310 }],
  ["tcp://[::1]:3310", { host: "::1", port: 3310 }],
  ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["tcp://clamav", null],
  ["tcp://clamav:99999", null],
  ["http://clamav:3310", null],
  ["unix:clamd.ctl", null],
])("reads the address %s", (text, address) => {
  expect(readClamdUrl(text)).toEqual(address);
});

it.each([
  [27_001, 27_001],
  [null, null],
])("the number of the signatures is the one it tells (%s)", async (answer, read) => {
  clamd.state.signatures = answer;
  expect(await readSignatures(clamd.address())).toBe(read);
});

it("signatures of an antivirus that is away have no number", async () => {
  clamd.state.manner = "gone";
  expect(await readSignatures(clamd.address())).toBeNull();
  expect(await readSignatures({ host: "127.0.0.1", port: 9 })).toBeNull();
});

it("the small clamd of the journeys finds EICAR wherever the pieces end, and nothing in anything else", async () => {
  const small = await startSmallClamd();
  const address = readClamdUrl(small.url) ?? expect.fail(small.url);
  const bytes = Buffer.concat([randomBytes(70_000), Buffer.from(EICAR), randomBytes(70_000)]);
  for (const at of [69_990, 70_001, 70_034, 70_067]) {
    const pieces = Readable.from([bytes.subarray(0, at), bytes.subarray(at)]);
    expect(await scanStream(address, pieces)).toMatchObject({ verdict: "infected" });
  }
  expect(await scanStream(address, Readable.from([randomBytes(140_000)]))).toEqual({ verdict: "clean" });
  expect([await pingClamd(address), await readSignatures(address)]).toEqual([true, 27_001]);
  small.stop();
});
