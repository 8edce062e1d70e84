import * as z from "zod";
import { requireStepUp } from "../../accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { buyerDoor } from "#platform/door.ts";
import { dropErasure } from "./erasure/drop-erasure.ts";
import { requestErasure } from "./erasure/request-erasure.ts";
import { requestCopy } from "./export/request-copy.ts";
import { findCopy } from "./queries/find-copy.ts";
import { readPrivacy } from "./queries/read-privacy.ts";
import type { PrivacyReason } from "./schema.ts";

export const getPrivacy = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readPrivacy(viewer));

export const requestCopyFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => requestCopy(viewer));

/** Where the copy is downloaded from, once the person proved that it is them. */
export const openCopy = buyerDoor({ method: "POST" })
  .validator(z.strictObject({ exportId: z.uuid() }))
  .handler(async ({ data: { exportId }, context: { viewer } }): Promise<Outcome<{ href: string }, PrivacyReason>> => {
    const proved = await requireStepUp(db, viewer);
    if (!proved.ok) return proved;
    return (await findCopy(viewer.userId, exportId)) ? ok({ href: `/meus-dados/${exportId}` }) : refuse("too_late");
  });

export const requestErasureFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => requestErasure(viewer));

export const dropErasureFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => dropErasure(viewer));
