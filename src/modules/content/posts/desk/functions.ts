import { notFound } from "@tanstack/react-router";
import { ok, refuse } from "#kit/outcome.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { blogAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { productSlugIn } from "../rules/post-address.ts";
import { readPostPreview } from "../queries/post-page.ts";
import { createPost } from "./create-post.ts";
import { movePost } from "./move-post.ts";
import { publishPost } from "./publish-post.ts";
import { findDraft, findProductCard } from "./queries/find.ts";
import { listPosts } from "./queries/list.ts";
import { savePost } from "./save-post.ts";
import { schedulePost } from "./schedule-post.ts";
import { onePostInput, productAddressInput, publishPostInput, savePostInput, schedulePostInput } from "./schema.ts";
import { postList } from "./search.ts";

/** Everything written, as the address asks. */
export const getPosts = blogAdminDoor({ method: "GET" })
  .validator(postList.read)
  .handler(({ data }) => listPosts(data));

export const getPostDraft = blogAdminDoor({ method: "GET" })
  .validator(onePostInput)
  .handler(async ({ data }) => {
    const draft = await findDraft(data.postId);
    if (!draft) throw notFound();
    return draft;
  });

/** The page as it would be read if what is saved were published now. */
export const getPostPreview = blogAdminDoor({ method: "GET" })
  .validator(onePostInput)
  .handler(async ({ data }) => {
    const post = await readPostPreview(data.postId);
    if (!post) throw notFound();
    return post;
  });

export const createPostFn = blogAdminDoor({ method: "POST" }).handler(() => createPost());

export const savePostFn = blogAdminDoor({ method: "POST" })
  .validator(savePostInput)
  .handler(async ({ data }) => respond(await savePost(data)));

export const publishPostFn = blogAdminDoor({ method: "POST" })
  .validator(publishPostInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await publishPost(viewer.userId, data))));

export const schedulePostFn = blogAdminDoor({ method: "POST" })
  .validator(schedulePostInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await schedulePost(viewer.userId, data))));

export const unschedulePost = blogAdminDoor({ method: "POST" })
  .validator(onePostInput)
  .handler(async ({ data, context: { viewer } }) => respond(await movePost(viewer.userId, data.postId, "desmarcar")));

export const withdrawPost = blogAdminDoor({ method: "POST" })
  .validator(onePostInput)
  .handler(async ({ data, context: { viewer } }) => respond(await movePost(viewer.userId, data.postId, "tirar")));

export const deletePost = blogAdminDoor({ method: "POST" })
  .validator(onePostInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await movePost(viewer.userId, data.postId, "apagar"))));

/** The product a pasted address leads to, when it is on sale. */
export const findPostProduct = blogAdminDoor({ method: "GET" })
  .validator(productAddressInput)
  .handler(async ({ data }) => {
    const slug = productSlugIn(data.address);
    const card = slug === null ? null : await findProductCard(slug);
    return card ? ok({ id: card.id, title: card.title }) : refuse("no_product" as const);
  });
