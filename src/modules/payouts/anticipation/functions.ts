import { db } from "#platform/db.ts";
import { authorDoor, limitTo } from "#platform/door.ts";
import { latestAnticipation } from "./queries.ts";
import { readOffer } from "./read-offer.ts";
import { requestAnticipation } from "./request-anticipation.ts";
import { anticipationInput } from "./schema.ts";

const OPEN = ["enviando", "desconhecida", "pendente"];

/** The amount an author may receive early, and the state of their last anticipation. */
export const getAnticipation = authorDoor({ method: "GET" })
  .middleware([limitTo({ name: "anticipation-read", points: 30, seconds: 60 })])
  .handler(async ({ context: { viewer } }) => {
    const latest = await latestAnticipation(db, viewer.storeId);
    const isOpen = latest !== null && OPEN.includes(latest.status);
    return {
      offer: isOpen ? null : await readOffer(viewer.storeId),
      latest: latest && {
        status: latest.status,
        netCents: latest.netCents,
        costCents: latest.costCents,
        paysAt: latest.paysAt,
        createdAt: latest.createdAt,
      },
    };
  });

/** Requests the anticipation at the terms shown. */
export const requestAnticipationFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "anticipation", points: 10, seconds: 3600, shared: true })])
  .validator(anticipationInput)
  .handler(({ data, context: { viewer } }) => requestAnticipation(viewer, data));
