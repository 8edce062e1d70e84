import { describe, expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

describe("the range asked for of a 100-byte file (B079)", () => {
  it.each<[string | undefined, ReturnType<typeof readRange>]>([
    [undefined, "whole"],
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=9-3", "whole"],
    ["bytes=-", "whole"],
    ["bytes=0-0,0-0,0-0", "whole"],
    ["bytes=1e3-", "whole"],
    ["octets=0-1", "whole"],
    ["bytes=-1-5", "whole"],
  ])("%s", (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
