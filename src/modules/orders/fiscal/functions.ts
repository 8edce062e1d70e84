import { notFound } from "@tanstack/react-router";
import { authorDoor, buyerDoor, limitTo } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { issueDocument, withdrawDocument } from "./issue-document.ts";
import { findFiscal } from "./queries.ts";
import { saveFiscal } from "./save-fiscal.ts";
import { fiscalInput, issueInput, ofOrderInput } from "./schema.ts";

const perMinute = limitTo({ name: "fiscal", points: 20, seconds: 60 });
/** The fiscal data of an order, for its buyer and its authors. */
export const getFiscal = buyerDoor({ method: "GET" })
  .validator(ofOrderInput)
  .handler(async ({ data: { orderId }, context: { viewer } }) => {
    const fiscal = await findFiscal(viewer, orderId);
    if (!fiscal) throw notFound();
    return { fiscal };
  });

/** Changes the fiscal data of an order, and may request fiscal documents. */
export const saveFiscalData = buyerDoor({ method: "POST" })
  .middleware([perMinute])
  .validator(fiscalInput)
  .handler(async ({ data, context: { viewer } }) =>
    respond(await saveFiscal(viewer.userId, { ...data, document: data.document?.value })),
  );

/** Records the number of an issued fiscal document. */
export const issueFiscalDocument = authorDoor({ method: "POST" })
  .middleware([perMinute])
  .validator(issueInput)
  .handler(async ({ data, context: { viewer } }) => respond(await issueDocument(viewer, data)));

/** Undoes that record. */
export const withdrawFiscalDocument = authorDoor({ method: "POST" })
  .middleware([perMinute])
  .validator(ofOrderInput)
  .handler(async ({ data, context: { viewer } }) => respond(await withdrawDocument(viewer, data.orderId)));
