import { afterAll, expect, it } from "vitest";
import { brand, setBrand } from "#kit/brand/brand.ts";
import { DEFAULT_BRAND } from "#kit/brand/default.ts";

/** Who read the name, nearest first: the files of ours in the stack. */
const readers: string[] = [];
const spy = {
  get name() {
    const stack = new Error("read").stack?.match(/src\/[\w/.$-]+:\d+/g) ?? [];
    readers.push(stack.filter((line) => !line.startsWith("src/kit/brand/")).join(" < "));
    return DEFAULT_BRAND.name;
  },
  article: DEFAULT_BRAND.article,
};

afterAll(() => setBrand(DEFAULT_BRAND));

it("no file reads the market's name while it is loaded: of the worker, of the raw addresses, of any screen", async () => {
  setBrand(spy);
  expect(brand.in).toBe("na Autoria");
  expect(readers.splice(0)).toHaveLength(1);
  await import("../src/worker.ts");
  await import("../src/raw-routes.ts");
  const screens = Object.values(import.meta.glob("../src/routes/**/*.tsx"));
  expect(screens.length).toBeGreaterThanOrEqual(100);
  for (const load of screens) await load();
  expect([...new Set(readers)]).toEqual([]);
}, 300_000);
