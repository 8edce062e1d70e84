import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { slugField } from "#kit/fields.ts";
import { publicDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { listLatestPosts, readBlog } from "./queries/blog-page.ts";
import { readPost } from "./queries/post-page.ts";
import { readBlogSearch } from "./schema.ts";

const ON_THE_HOME = 3;

/** The posts that the address asks for. */
export const getBlog = publicDoor({ method: "GET" })
  .validator(readBlogSearch)
  .handler(({ data }) => {
    tagPage("frame", "blog");
    return readBlog(data);
  });

/** The newest few. */
export const getLatestPosts = publicDoor({ method: "GET" }).handler(() => {
  tagPage("blog");
  return listLatestPosts(ON_THE_HOME);
});

/** A post, forgotten when it changes, when another one does, and when a product it shows does. */
export const getPost = publicDoor({ method: "GET" })
  .validator(z.strictObject({ slug: slugField }))
  .handler(async ({ data }) => {
    tagPage("frame", "blog");
    const post = await readPost(data.slug);
    if (!post) throw notFound();
    tagPage(...[...post.products, ...post.fromCategory].map(({ id }) => `product:${id}`));
    return post;
  });
