import { listToFilter } from "../../catalog/picking/list-to-filter.ts";
import { bucketsOf, groupOf, sumInto } from "../rules/buckets.ts";
import type { Group } from "../rules/groups.ts";
import type { Range } from "../rules/range.ts";
import { readDownloadDays, readFiles, readPeople, readNeverDownloaded } from "./queries.ts";

/** Accesses to an author's files in the range, slot by slot, of one product when told, and what of the sold was never opened. */
export async function readDownloads(storeId: number, range: Range, requested: Group | undefined, productId: number | null) {
  const [days, people, files, products, neverDownloaded] = await Promise.all([
    readDownloadDays(storeId, range, productId),
    readPeople(storeId, range, productId),
    readFiles(storeId, range, productId),
    listToFilter(storeId, { chosen: productId }),
    readNeverDownloaded(storeId, range, productId),
  ]);
  const group = groupOf(range, requested);
  const buckets = bucketsOf(range, group, range.today);
  const sums = sumInto(buckets, days, ["downloads", "openings", "firsts"]);
  const peopleSums = sumInto(buckets, people, ["people"]);
  return {
    group,
    slots: buckets.map((bucket, index) => ({
      ...bucket,
      ...(sums[index] ?? { downloads: 0, openings: 0, firsts: 0 }),
      people: peopleSums[index]?.people ?? 0,
    })),
    files,
    materials: products,
    neverDownloaded,
  };
}
