import * as z from "zod";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { authorDoor } from "#platform/door.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findTakeout, readTakeout } from "./queries.ts";
import { requestTakeout } from "./request-export.ts";
import type { TakeoutReason } from "./schema.ts";

export const getTakeout = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readTakeout(viewer.storeId));

export const requestTakeoutFn = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => requestTakeout(viewer));

/** Where the ZIP is downloaded from, once the person proved that it is them. */
export const openTakeout = authorDoor({ method: "POST" })
  .validator(z.strictObject({ takeoutId: z.uuid() }))
  .handler(async ({ data: { takeoutId }, context: { viewer } }): Promise<Outcome<{ href: string }, TakeoutReason>> => {
    const proved = await requireStepUp(db, viewer);
    if (!proved.ok) return proved;
    const found = await findTakeout(viewer.storeId, takeoutId);
    return found ? ok({ href: `/minha-loja-em-zip/${takeoutId}` }) : refuse("too_late");
  });
