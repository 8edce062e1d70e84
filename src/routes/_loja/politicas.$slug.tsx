import { createFileRoute, notFound } from "@tanstack/react-router";
import { getPolicy } from "#modules/content/policies/functions.ts";
import { POLICY_SLUGS, policyPath } from "#modules/content/policies/rules/policy-paths.ts";
import { readPolicySearch } from "#modules/content/policies/schema.ts";
import { PolicyPage } from "#modules/content/policies/ui/policy-page.tsx";
import { loaded } from "../-loaded.ts";
import { policyHead } from "../-policy-head.ts";

export const Route = createFileRoute("/_loja/politicas/$slug")({
  validateSearch: readPolicySearch,
  loaderDeps: ({ search }) => readPolicySearch(search),
  loader: async ({ params: { slug }, deps }) => {
    const policy = POLICY_SLUGS.find((one) => policyPath(one) === `/politicas/${slug}`);
    if (!policy) throw notFound();
    return loaded(await getPolicy({ data: { policy, ...deps } }));
  },
  head: ({ loaderData, matches }) => policyHead(matches, loaderData),
  component: function Policy() {
    return <PolicyPage page={Route.useLoaderData()} />;
  },
});
