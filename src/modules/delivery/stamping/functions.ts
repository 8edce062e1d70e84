import { setResponseStatus } from "@tanstack/react-start/server";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { findDownload } from "../queries/find-download.ts";
import { type FileReadiness, ofOwnedFile } from "./schema.ts";
import { servedFile } from "./served-file.ts";

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
