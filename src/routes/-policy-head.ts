import { policyPath } from "#modules/content/policies/rules/policy-paths.ts";
import type { PolicyPage } from "#modules/content/policies/schema.ts";
import { pageHead } from "./-page-head.ts";

/** Of a policy; an older text of it is for who asks, not for search engines. */
export const policyHead = (matches: readonly { loaderData?: unknown }[], page: PolicyPage | undefined) =>
  page
    ? pageHead(matches, { title: page.title, description: page.lead, path: policyPath(page.slug), noindex: page.older !== null })
    : {};
