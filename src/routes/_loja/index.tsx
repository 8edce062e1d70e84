import { createFileRoute } from "@tanstack/react-router";
import { getLatestPosts } from "#modules/content/posts/functions.ts";
import { PostsStrip } from "#modules/content/posts/ui/posts-strip.tsx";
import { getHomePage } from "#modules/shop/home/functions.ts";
import { HomePage } from "#modules/shop/home/ui/home-page.tsx";
import { platformFacts } from "#modules/shop/rules/guarantees.ts";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/")({
  loader: async () => {
    const [home, posts] = await Promise.all([getHomePage().then(loaded), getLatestPosts().then(loaded)]);
    return { home, posts };
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, {
      title: "Materiais digitais de autores brasileiros",
      description: loaderData?.home.description,
      path: "/",
      facts: platformFacts,
    }),
  component: function Home() {
    const { home, posts } = Route.useLoaderData();
    return <HomePage home={home} posts={<PostsStrip posts={posts} />} />;
  },
});
