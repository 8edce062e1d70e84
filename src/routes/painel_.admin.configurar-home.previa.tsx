import { createFileRoute } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { instantSp, wallClockSp } from "#kit/wall-clock.ts";
import { getHomePreview } from "#modules/shop/home/arrange/functions.ts";
import { visitorWords } from "#modules/shop/home/arrange/messages.ts";
import { ARRANGE_PATH, readPreviewSearch } from "#modules/shop/home/arrange/rules/preview-search.ts";
import { HomePage } from "#modules/shop/home/ui/home-page.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { ShellPending } from "#modules/panel/ui/shell-pending.tsx";
import { useAskVisit } from "#modules/shop/ui/visit.ts";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "./-loaded.ts";

export const Route = createFileRoute("/painel_/admin/configurar-home/previa")({
  ssr: "data-only",
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const at = instantSp(deps.em ?? "") ?? new Date();
    const em = wallClockSp(at);
    const publico = deps.publico ?? "visitantes";
    const { sections, ...home } = loaded(await getHomePreview({ data: { em, publico } }));
    // Whoever it is drawn for already passed: here every section is for the one who looks.
    return { at, publico, home: { ...home, sections: sections.map((section) => ({ ...section, audience: "todos" as const })) } };
  },
  staleTime: 0,
  head: () => ({ meta: [{ title: `Prévia da página inicial · ${brand.name}` }, { name: "robots", content: "noindex" }] }),
  pendingComponent: ShellPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: HomePreview,
});

function HomePreview() {
  const { at, publico, home } = Route.useLoaderData();
  useAskVisit();
  return (
    <>
      <aside aria-label="Prévia" className="wrap py-4">
        <Note
          title={`Como estará em ${formatFullDateTime(at)}, para ${visitorWords[publico]}.`}
          action={
            <RouterLink href={ARRANGE_PATH} className="link font-semibold">
              Voltar à edição
            </RouterLink>
          }
        >
          Com o rascunho de agora e o que está à venda agora. Só a administração vê.
        </Note>
      </aside>
      <HomePage home={home} />
    </>
  );
}
