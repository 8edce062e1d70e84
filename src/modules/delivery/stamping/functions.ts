import { setResponseStatus } from "@tanstack/react-start/server";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { authorDoor, buyerDoor, limitTo } from "#platform/door.ts";
import { readMark } from "../../catalog/stamp/mark.ts";
import { findDownload } from "../queries/find-download.ts";
import { findLeak } from "./find-leak.ts";
import { listLeakSearches } from "./list-leak-searches.ts";
import { leakMessages } from "./messages.ts";
import { type FileReadiness, type FoundLeak, leakCodeInput, ofOwnedFile } from "./schema.ts";
import { servedFile } from "./served-file.ts";

const SEARCHING = { name: "leak-search", points: 20, seconds: 60 };
const ASKING = { name: "prepare-file", points: 240, seconds: 60 };

/** Has the buyer's own copy of a file prepared, and says how it is doing; asked again and again until `pronto`. */
export const prepareFile = buyerDoor({ method: "POST" })
  .middleware([limitTo(ASKING)])
  .validator(ofOwnedFile)
  .handler(async ({ data, context: { viewer } }): Promise<Outcome<FileReadiness, "not_found">> => {
    const file = await findDownload(viewer.userId, data.entitlementId, data.fileId);
    if (file) return ok({ state: (await servedFile(file, data, 0)).state });
    setResponseStatus(404);
    return refuse("not_found");
  });

/** The last searches of a store, whoever made them. */
export const getLeakSearches = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) =>
  listLeakSearches(viewer.storeId),
);

/** The purchase behind a code an author read on a found copy; empty when it is of none of theirs. */
export const findLeakByCode = authorDoor({ method: "POST" })
  .middleware([limitTo(SEARCHING)])
  .validator(leakCodeInput)
  .handler(async ({ data, context: { viewer } }): Promise<Outcome<FoundLeak[], "invalid">> => {
    const mark = readMark(data.code);
    if (mark) return ok(await findLeak(viewer, [mark]));
    setResponseStatus(422);
    return refuse("invalid", { fields: { codigo: leakMessages.invalid } });
  });
