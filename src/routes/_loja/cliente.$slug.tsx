import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { getProfilePage } from "#modules/shop/profile/functions.ts";
import { readProfileSearch } from "#modules/shop/profile/schema.ts";
import { ProfilePage } from "#modules/shop/profile/ui/profile-page.tsx";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/cliente/$slug")({
  validateSearch: readProfileSearch,
  loaderDeps: ({ search }) => readProfileSearch(search),
  loader: async ({ params, deps }) => loaded(await getProfilePage({ data: { slug: params.slug, search: deps } })),
  staleTime: 0,
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { name, slug, isIndexed } = loaderData;
    return pageHead(matches, {
      title: name,
      description: `O que ${name} mostra ${brand.in}.`,
      path: `/cliente/${slug}`,
      noindex: !isIndexed,
    });
  },
  component: function Profile() {
    const profile = Route.useLoaderData();
    return (
      <ProfilePage
        profile={profile}
        page={Route.useSearch().pagina ?? 1}
        report={<ReportButton kind="perfil" subjectId={profile.id} />}
      />
    );
  },
});
