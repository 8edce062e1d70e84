import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor, limitTo } from "#platform/door.ts";
import { checkImport as checkVerb } from "./check-import.ts";
import { findImportPage } from "./queries.ts";
import { readImportSearch } from "./import-page.ts";
import { checkImportInput, ofImport } from "./schema.ts";
import { startImport as startVerb } from "./start-import.ts";

export const getImportPage = authorDoor({ method: "GET" })
  .validator(readImportSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await findImportPage(viewer.storeId, data);
    if (!page) throw notFound();
    return page;
  });

/** Reads a spreadsheet and makes nothing yet. */
export const checkImport = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "check-import", points: 20, seconds: 60 })])
  .validator(checkImportInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await checkVerb(viewer, data);
    if (!answer.ok) setResponseStatus(422);
    return answer;
  });

export const startImport = authorDoor({ method: "POST" })
  .validator(ofImport)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await startVerb(viewer, data.importId);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 422);
    return answer;
  });
