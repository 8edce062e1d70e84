import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { ArrowLeft, Eye } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { getPostDraft } from "#modules/content/posts/desk/functions.ts";
import { postList } from "#modules/content/posts/desk/search.ts";
import { DeletePostButton } from "#modules/content/posts/desk/ui/delete-post-button.tsx";
import { PostDesk } from "#modules/content/posts/desk/ui/post-desk.tsx";
import { PanelError } from "#modules/panel/ui/panel-error.tsx";
import { PanelHead } from "#modules/panel/ui/panel-head.tsx";
import { PanelMissing } from "#modules/panel/ui/panel-missing.tsx";
import { PanelPending } from "#modules/panel/ui/panel-pending.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { loaded } from "../-loaded.ts";

export const Route = createFileRoute("/painel/admin/blog_/$postId")({
  loader: async ({ params: { postId } }) => {
    if (!/^[1-9][0-9]{0,8}$/.test(postId)) throw notFound();
    return loaded(await getPostDraft({ data: { postId: Number(postId) } }));
  },
  gcTime: 0,
  preload: false,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.form.title || "Novo texto"} · ${brand.name}` }] }),
  pendingComponent: PanelPending,
  notFoundComponent: PanelMissing,
  errorComponent: PanelError,
  component: WritePost,
});

function WritePost() {
  const draft = Route.useLoaderData();
  const router = useRouter();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs font-medium text-muted">
        <RouterLink href={postList.path} className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          Textos do blog
        </RouterLink>
        <a
          href={`${postList.path}/${draft.id}/previa`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink"
        >
          <Eye aria-hidden className="size-4" />
          Ver como quem lê
        </a>
      </div>
      <PanelHead
        title={draft.slug ? "Editar texto" : "Escrever texto"}
        actions={
          draft.status === "rascunho" &&
          !draft.slug && <DeletePostButton postId={draft.id} onDeleted={() => void router.navigate({ href: postList.path })} />
        }
      >
        {draft.slug ? "O que você muda só é lido quando publicar de novo." : "O rascunho é salvo automaticamente."}
      </PanelHead>
      <PostDesk key={`${draft.id}-${draft.revision}`} draft={draft} onMoved={() => void router.invalidate()} />
    </>
  );
}
