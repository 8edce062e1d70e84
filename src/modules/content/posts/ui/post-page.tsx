import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { formatDate } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { chipClass } from "#ui/chip.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ContentsList } from "../../ui/contents-list.tsx";
import { PostComments, type ReportSlot } from "../comments/ui/post-comments.tsx";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import { blogHref, type PostPage as Facts } from "../schema.ts";
import { PostBody } from "./post-body.tsx";
import { PostGrid, PostLine } from "./post-card.tsx";
import { PostPicture } from "./post-picture.tsx";

type PostPageProps = {
  post: Facts;
  /** How the market draws its products: one inside the text, and several under it. */
  card: (product: ProductCardFacts) => ReactNode;
  grid: (products: ProductCardFacts[]) => ReactNode;
  report?: ReportSlot;
  /** The address to share; none while the post is only seen before publication. */
  address?: string;
  /** Stands over a page that is only seen before publication. */
  banner?: ReactNode;
};

const FEWEST_HEADINGS = 3;

/** A post: what is written, what is in it, who wrote it, and what goes with it. */
export function PostPage({ post, card, grid, report, address, banner }: PostPageProps) {
  const { title, summary, category, cover, coverAlt, headings, tags } = post;
  const hasContents = headings.length >= FEWEST_HEADINGS;
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      {banner}
      <Breadcrumb
        crumbs={[
          { href: "/blog", label: "Blog" },
          { href: blogHref({ categoria: category }), label: POST_CATEGORY_WORDS[category].title },
        ]}
        renderLink={routerLink}
        className="print:hidden"
      />
      <article className="mt-4">
        <header className="mb-8 grid max-w-[820px] gap-4">
          <h1 className="text-d2 wrap-anywhere">{title}</h1>
          <p className="max-w-[60ch] text-lg">{summary}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
            <div className="grid gap-1">
              <PostLine post={post} />
              <Changed post={post} />
            </div>
            <div className="flex flex-wrap gap-2 print:hidden">
              {address && <CopyButton size="sm" variant="soft" text={address} label="Copiar link" copiedLabel="Link copiado" />}
              <Button size="sm" variant="soft" onClick={() => print()}>
                <Printer aria-hidden />
                Imprimir
              </Button>
            </div>
          </div>
          {cover && (
            <PostPicture
              picture={cover}
              alt={coverAlt}
              sizes="(min-width: 860px) 820px, 100vw"
              priority
              className="h-auto w-full rounded-panel"
            />
          )}
        </header>
        <div className={hasContents ? "grid gap-10 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-14" : "grid gap-10"}>
          {hasContents && <ContentsList parts={headings.filter(({ level }) => level === 2)} />}
          <div className="grid min-w-0 gap-10">
            <PostBody body={post.body} headings={headings} products={post.products} card={card} />
            {tags.length > 0 && <Tags tags={tags} />}
            <AuthorBox post={post} />
          </div>
        </div>
      </article>
      <div className="mt-14 grid gap-14 print:hidden">
        {post.comments && <PostComments post={post} comments={post.comments} report={report ?? (() => null)} />}
        {post.fromCategory.length > 0 && (
          <section aria-labelledby="materiais-do-texto">
            <SectionHead id="materiais-do-texto" title="Para continuar daqui" />
            {grid(post.fromCategory)}
          </section>
        )}
        {post.related.length > 0 && (
          <section aria-labelledby="leia-tambem">
            <SectionHead
              id="leia-tambem"
              title="Leia também"
              action={
                <RouterLink href="/blog" className="link text-sm">
                  Todos os textos
                </RouterLink>
              }
            />
            <PostGrid posts={post.related} />
          </section>
        )}
      </div>
    </main>
  );
}

/** Told when the words changed on another day than the first. */
function Changed({ post: { publishedAt, changedAt } }: { post: Facts }) {
  const [first, last] = [new Date(publishedAt), new Date(changedAt)];
  if (dayKeySp(first) === dayKeySp(last)) return null;
  return (
    <p className="text-2xs text-muted">
      Atualizado em <time dateTime={changedAt}>{formatDate(last)}</time>
    </p>
  );
}

const Tags = ({ tags }: { tags: string[] }) => (
  <ul aria-label="Palavras-chave" className="flex flex-wrap gap-2 print:hidden">
    {tags.map((tag) => (
      <li key={tag}>
        <RouterLink href={blogHref({ tag })} className={chipClass()}>
          {tag}
        </RouterLink>
      </li>
    ))}
  </ul>
);

const AuthorBox = ({ post: { authorName, authorAbout } }: { post: Facts }) => (
  <section aria-labelledby="quem-escreveu" className="fio max-w-[68ch] text-[1.0625rem] pt-4">
    <h2 id="quem-escreveu" className="text-t3 wrap-anywhere">
      {authorName}
    </h2>
    {authorAbout && <p className="mt-1 text-sm text-muted">{authorAbout}</p>}
  </section>
);
