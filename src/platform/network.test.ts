import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inRanges, ipBucket, isPublicAddress, normalAddress } from "./network.ts";

describe("one way of writing an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:51234", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:443", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0:0:0:0:1"],
    ["2001:0DB8:0000::0001", "2001:db8:0:0:0:0:0:1"],
    ["[2001:db8::1]:443", "2001:db8:0:0:0:0:0:1"],
    ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1"],
    ["::1", "0:0:0:0:0:0:0:1"],
  ])("of %s is %s", (text, normal) => expect(normalAddress(text)).toBe(normal));

  it.each(["", "unknown", "_hidden", "203.0.113", "203.0.113.999", "0x7f.1", "2130706433", "a".repeat(10_000), "::g"])(
    "refuses %s",
    (text) => expect(normalAddress(text)).toBeNull(),
  );
});

it.each([
  ["203.0.113.9", "203.0.113"],
  ["203.0.113.200:80", "203.0.113"],
  ["::ffff:203.0.113.9", "203.0.113"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["2001:db8::5:6:7:8", "2001:db8:0:0"],
  ["not an address", ""],
])("%s is of the network %s", (ip, network) => expect(ipBucket(ip)).toBe(network));

it("gives every spelling inside one /64 the same network", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 }), (tail) => {
      const long = `2001:db8:0:0:${tail.map((group) => group.toString(16)).join(":")}`;
      expect(ipBucket(long)).toBe("2001:db8:0:0");
      expect(ipBucket(`[${long}]:443`)).toBe("2001:db8:0:0");
    }),
  );
});

describe("the ranges of trusted proxies", () => {
  const trusted = inRanges("10.0.0.0/8, 192.168.1.5,::1, fd00::/8");
  it.each(["10.1.2.3", "::ffff:10.1.2.3", "192.168.1.5", "::1", "0:0:0:0:0:0:0:1", "fd12::1"])("hold %s", (ip) =>
    expect(trusted(ip)).toBe(true),
  );
  it.each(["11.0.0.1", "192.168.1.6", "::2", "2001:db8::1", "unknown"])("do not hold %s", (ip) =>
    expect(trusted(ip)).toBe(false),
  );
  it("hold nobody when empty", () => expect(inRanges("")("127.0.0.1")).toBe(false));
  it("refuse what is no range", () => expect(() => inRanges("10.0.0.0/8, proxies")).toThrow());
});

it.each(["93.184.216.34", "8.8.8.8", "2606:4700::6810:84e5", "::ffff:8.8.8.8"])("%s is an address of the open internet", (ip) =>
  expect(isPublicAddress(ip)).toBe(true),
);
it.each(
  "127.0.0.1 10.0.0.7 172.16.3.4 192.168.1.5 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 198.18.0.1 255.255.255.255 ::1 :: fe80::1 fd00::1 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::a00:1 2002:a00:1:: ff02::1 canva.com 2130706433"
    .split(" ")
    .concat(""),
)("“%s” is not an address of the open internet", (ip) => expect(isPublicAddress(ip)).toBe(false));
