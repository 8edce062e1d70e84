import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { publicDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { readPolicy } from "./queries.ts";
import { POLICY_SLUGS } from "./rules/policy-paths.ts";

const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{12}$/)
  .optional();

const policyInput = z.strictObject({
  policy: z.enum(POLICY_SLUGS),
  registro: fingerprint,
  com: fingerprint,
});

/** A policy, the same for everybody; of an older text, that one, or two of them side by side. */
export const getPolicy = publicDoor({ method: "GET" })
  .validator(policyInput)
  .handler(async ({ data: { policy, ...search } }) => {
    tagPage("frame", "policies");
    const page = await readPolicy(policy, search);
    if (!page) throw notFound();
    return page;
  });
