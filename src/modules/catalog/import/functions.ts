import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor, limitTo } from "#platform/door.ts";
import { checkImport } from "./check-import.ts";
import { findImportPage } from "./queries.ts";
import { readImportSearch } from "./rules/import-page.ts";
import { checkImportInput, ofImport } from "./schema.ts";
import { startImport } from "./start-import.ts";

export const getImportPage = authorDoor({ method: "GET" })
  .validator(readImportSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await findImportPage(viewer.storeId, data);
    if (!page) throw notFound();
    return page;
  });

/** Reads a spreadsheet and makes nothing yet. */
export const checkImportFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "check-import", points: 20, seconds: 60 })])
  .validator(checkImportInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await checkImport(viewer, data);
    if (!answer.ok) setResponseStatus(422);
    return answer;
  });

export const startImportFn = authorDoor({ method: "POST" })
  .validator(ofImport)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await startImport(viewer, data.importId);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 422);
    return answer;
  });
