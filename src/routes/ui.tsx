import { createFileRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { brand } from "#kit/brand/brand.ts";

export const Route = createFileRoute("/ui")({
  head: () => ({ meta: [{ title: `Sistema visual · ${brand.name}` }, { name: "robots", content: "noindex" }] }),
  loader: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: import.meta.env.DEV ? lazyRouteComponent(() => import("#ui/gallery/ui-gallery.tsx"), "UiGallery") : () => null,
});
