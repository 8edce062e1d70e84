import ipaddr from "ipaddr.js";

/**
 * The normal form of an address: no port, brackets or zone; an IPv4 address mapped in IPv6 becomes IPv4; IPv6 has eight groups. Null when
 * it is not an address.
 */
export function normalAddress(text: string): string | null {
  const address = readAddress(text);
  return address && address.toNormalizedString();
}

/** The /24 of an IPv4 and the /64 of an IPv6, so that one network shares a bucket; "" when it is not an address. */
export function ipBucket(ip: string): string {
  const address = readAddress(ip);
  if (!address) return "";
  return address.kind() === "ipv4"
    ? address.toNormalizedString().split(".").slice(0, 3).join(".")
    : address.toNormalizedString().split(":").slice(0, 4).join(":");
}

/**
 * A function that says whether an address is in one of `ranges`, separated by commas: `10.0.0.0/8, ::1`. Throws when a range is invalid.
 */
export function inRanges(ranges: string): (ip: string) => boolean {
  const read = ranges
    .split(",")
    .map((range) => range.trim())
    .filter((range) => range !== "")
    .map(readRange);
  return (ip) => {
    const address = readAddress(ip);
    return address !== null && read.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
  };
}

/** Whether an address belongs to the public internet: not loopback, private or reserved. */
export const isPublicAddress = (ip: string): boolean => readAddress(ip)?.range() === "unicast";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function readRange(range: string): [Address, number] {
  if (range.includes("/")) {
    const [base, bits] = ipaddr.parseCIDR(range);
    if (base.kind() === "ipv6" && (base as ipaddr.IPv6).isIPv4MappedAddress() && bits >= 96)
      return [(base as ipaddr.IPv6).toIPv4Address(), bits - 96];
    return [base, bits];
  }
  const address = ipaddr.process(range);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

function readAddress(text: string): Address | null {
  const bare = withoutPort(text.trim().slice(0, 60));
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!bare.includes(":") || !ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv6") (address as ipaddr.IPv6 & { zoneId?: string }).zoneId = undefined;
  return address;
}

/** Proxies may write `203.0.113.9:80`, `[2001:db8::1]:443` and `[2001:db8::1]`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1] ?? "";
  return text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
