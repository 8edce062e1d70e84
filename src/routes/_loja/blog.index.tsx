import { createFileRoute } from "@tanstack/react-router";
import { getBlog } from "#modules/content/posts/functions.ts";
import { POST_CATEGORY_WORDS } from "#modules/content/posts/rules/post-category.ts";
import { blogHref, readBlogSearch } from "#modules/content/posts/schema.ts";
import { BlogPage } from "#modules/content/posts/ui/blog-page.tsx";
import { loaded } from "../-loaded.ts";
import { FEED_LINK, pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/blog/")({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => readBlogSearch(search),
  loader: async ({ deps }) => ({ blog: loaded(await getBlog({ data: deps })), search: deps }),
  head: ({ loaderData, matches }) => {
    if (!loaderData) return {};
    const { blog, search } = loaderData;
    const { busca, tag, categoria, pagina } = search;
    const head = pageHead(matches, {
      title: categoria ? `${POST_CATEGORY_WORDS[categoria].title}, no blog` : "Blog",
      description: "Sobre fazer, vender e usar materiais digitais de autores brasileiros.",
      path: blogHref({ categoria, pagina }),
      noindex: busca !== undefined || tag !== undefined || blog.posts.length === 0,
    });
    return { ...head, links: [...head.links, FEED_LINK] };
  },
  component: function Blog() {
    return <BlogPage {...Route.useLoaderData()} />;
  },
});
