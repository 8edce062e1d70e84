import { useNavigate } from "@tanstack/react-router";
import { Rss } from "lucide-react";
import { plural } from "#kit/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { chipClass } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { POST_CATEGORY_WORDS } from "../rules/post-category.ts";
import { blogHref, type BlogPage as Facts, type BlogSearch } from "../schema.ts";
import { FeaturedPost } from "./featured-post.tsx";
import { PostGrid } from "./post-card.tsx";

type BlogPageProps = { blog: Facts; search: BlogSearch };

/** The blog: what is newest, by category, by word, or what was looked for. */
export function BlogPage({ blog, search }: BlogPageProps) {
  const navigate = useNavigate();
  const { busca, categoria, tag } = search;
  const isFront = !busca && !categoria && !tag && blog.page === 1;
  const [featured, ...others] = blog.posts;
  return (
    <main id="conteudo" className="wrap pt-6 md:pt-10">
      <header className="grid grid-cols-1 gap-5 md:flex md:items-end md:justify-between">
        <div>
          <h1 className="text-d2">Blog</h1>
          <p className="mt-2 max-w-[52ch] text-lg">Sobre fazer, vender e usar materiais digitais.</p>
        </div>
        <div className="flex items-center gap-2">
          <SearchBox
            value={busca}
            onSearch={(words) => void navigate({ to: "/blog", search: { busca: words } })}
            label="Buscar no blog"
            placeholder="Buscar no blog"
            className="min-w-0 flex-1 md:w-72"
          />
          <a href="/blog/rss.xml" className={buttonClass({ variant: "soft" })}>
            <Rss aria-hidden />
            RSS
          </a>
        </div>
      </header>
      {blog.categories.length > 0 && <Categories blog={blog} categoria={categoria} />}
      <div className="mt-8 grid gap-10">
        {!isFront && blog.posts.length > 0 && <h2 className="text-t1 wrap-anywhere">{titleOf(search)}</h2>}
        <output className="sr-only">{plural(blog.total, "texto", "textos")}</output>
        {blog.posts.length === 0 ? (
          <Nothing blog={blog} search={search} />
        ) : isFront && featured ? (
          <>
            <FeaturedPost post={featured} />
            <PostGrid posts={others} headingLevel={2} />
          </>
        ) : (
          <PostGrid posts={blog.posts} eager={3} />
        )}
        <Pagination
          page={blog.page}
          pages={blog.pages}
          href={(pagina) => blogHref({ ...search, pagina: pagina === 1 ? undefined : pagina })}
          renderLink={routerLink}
          label="Páginas do blog"
        />
      </div>
    </main>
  );
}

function titleOf({ busca, categoria, tag, pagina }: BlogSearch): string {
  if (busca) return `Textos sobre “${busca}”`;
  const section = categoria ? POST_CATEGORY_WORDS[categoria].title : null;
  if (tag) return section ? `“${tag}” em ${section}` : `Textos com “${tag}”`;
  return section ?? `Textos anteriores, página ${pagina ?? 1}`;
}

const Categories = ({ blog, categoria }: { blog: Facts; categoria: BlogSearch["categoria"] }) => (
  <nav aria-label="Categorias do blog" className="mt-6">
    <ul className="flex flex-wrap gap-2">
      {[{ category: undefined, count: 0 }, ...blog.categories].map(({ category }) => (
        <li key={category ?? "tudo"}>
          <RouterLink
            href={blogHref({ categoria: category })}
            aria-current={category === categoria ? "page" : undefined}
            className={chipClass({ on: category === categoria })}
          >
            {category ? POST_CATEGORY_WORDS[category].title : "Tudo"}
          </RouterLink>
        </li>
      ))}
    </ul>
  </nav>
);

function Nothing({ blog, search: { busca, categoria, tag } }: BlogPageProps) {
  if (blog.categories.length === 0)
    return (
      <EmptyState
        title="O primeiro texto está sendo escrito"
        action={
          <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
            Ver os materiais
          </RouterLink>
        }
      >
        Enquanto isso, veja os materiais à venda.
      </EmptyState>
    );
  const looked = busca ?? tag ?? (categoria && POST_CATEGORY_WORDS[categoria].title);
  return (
    <EmptyState
      title={looked ? `Nada sobre “${looked}” ainda` : "Esta página do blog está vazia"}
      action={
        <RouterLink href="/blog" className={buttonClass({ variant: "primary" })}>
          Ver todos os textos
        </RouterLink>
      }
    >
      Tente outras palavras, ou uma das categorias acima.
    </EmptyState>
  );
}
