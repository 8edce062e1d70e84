import { expect, test } from "vitest";
import { readSources } from "./sources.ts";

/** Names given up for the field's words: a file or a compound identifier that has one again is refused. */
const OLD_FILES =
  /(?:^|[/-])(?:materials?|wish|tell|shut|regret|give-back|money-back|likeness|twins?|takeout|unopened|owner-or|keep|kept|told|asked|asks|figures|heard|said|tally|shelf|shelves)(?:[.-]|\/)/;
const OLD_IDENTIFIERS =
  /\b(?:[A-Za-z]+Materials?(?![a-z])\w*|materials?[A-Z]\w*|\w*[gG]iveBack\w*|moneyBack\w*|\w*MoneyBack\w*|TWIN_\w+|OwnerOr|\w+Told|told(?!At\b|PriceCents\b)[A-Z]\w*|\w+Asked|\w*[wW]ished|keep(?!Alive|Scroll|Until|Highlight)[A-Z]\w*|kept(?!Hours\b|Before\b|After\b)[A-Z]\w*|\w*[a-z]Kept|\w*[a-z]Figures|said[A-Z]\w*|isSaid|[a-z]\w*Said|[a-z]\w*Heard|heard(?!At\b)[A-Z]\w*|\w*[a-z]Shel(?:f|ves)\w*|shel(?:f|ves)(?!Id\b)[A-Z]\w*|Shel(?:f|ves)[A-Z]\w*|holderOf)\b/g;

const sources = readSources("src", "db", "dev", "bench").filter(({ path }) => path !== "src/routeTree.gen.ts");

test("no file has a name that was given up", () => {
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.map(({ path }) => path).filter((path) => OLD_FILES.test(path))).toEqual([]);
});

test("no identifier has a name that was given up", () => {
  const found = sources.flatMap(({ path, text }) => (text.match(OLD_IDENTIFIERS) ?? []).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test("the names that were given up are recognised", () => {
  expect(OLD_FILES.test("src/modules/catalog/publish-material.ts")).toBe(true);
  expect(OLD_FILES.test("src/platform/tell-error.ts")).toBe(true);
  expect(OLD_FILES.test("src/modules/orders/keep-contract.ts")).toBe(true);
  expect(OLD_FILES.test("src/modules/catalog/submit-product.ts")).toBe(false);
  expect("findMaterialPage(materialForm, canGiveBack)".match(OLD_IDENTIFIERS)).toHaveLength(3);
  expect("isTold(keepContract, SettingsAsked, readFigures)".match(OLD_IDENTIFIERS)).toHaveLength(4);
  expect("saidAlike, isSaid, isHeard, marksSaid".match(OLD_IDENTIFIERS)).toHaveLength(4);
  expect("StoreShelf, shelfPlace, drawShelves, holderOf, shelfId".match(OLD_IDENTIFIERS)).toHaveLength(4);
  expect("the material of a product".match(OLD_IDENTIFIERS)).toBeNull();
});
