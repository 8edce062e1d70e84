import { createFileRoute } from "@tanstack/react-router";
import { getPolicy } from "#modules/content/policies/functions.ts";
import { readPolicySearch } from "#modules/content/policies/schema.ts";
import { PolicyPage } from "#modules/content/policies/ui/policy-page.tsx";
import { loaded } from "../-loaded.ts";
import { policyHead } from "../-policy-head.ts";

export const Route = createFileRoute("/_loja/politica-de-pagamentos")({
  validateSearch: readPolicySearch,
  loaderDeps: ({ search }) => readPolicySearch(search),
  loader: async ({ deps }) => loaded(await getPolicy({ data: { policy: "politica-de-pagamentos", ...deps } })),
  head: ({ loaderData, matches }) => policyHead(matches, loaderData),
  component: function PaymentPolicy() {
    return <PolicyPage page={Route.useLoaderData()} />;
  },
});
