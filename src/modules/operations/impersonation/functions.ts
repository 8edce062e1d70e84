import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { peopleAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { personActInput } from "../people/schema.ts";
import { startImpersonation } from "./start-impersonation.ts";
import { readImpersonation } from "./read-impersonation.ts";
import { impersonationInput } from "./schema.ts";

/** What a person sees, for who gave a reason lately. */
export const getImpersonation = peopleAdminDoor({ method: "GET" })
  .validator(impersonationInput)
  .handler(async ({ data, context: { viewer } }) => {
    const impersonation = await readImpersonation(viewer.userId, data);
    if (!impersonation) throw notFound();
    return impersonation;
  });

export const startImpersonationFn = peopleAdminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(
    proveFirst(async ({ data, context: { viewer } }) => {
      return respond(await startImpersonation(viewer.userId, data));
    }),
  );
