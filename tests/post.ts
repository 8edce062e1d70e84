import { createPost } from "#modules/content/posts/desk/create-post.ts";
import { publishPost } from "#modules/content/posts/desk/publish-post.ts";
import { savePost } from "#modules/content/posts/desk/save-post.ts";
import { blankPost, type PostForm } from "#modules/content/posts/rules/post-form.ts";

/** What a whole post says. */
export const written = (values: Partial<PostForm> = {}): PostForm => ({
  ...blankPost(),
  title: "Como imprimir um molde",
  summary: "Três conferências antes de cortar.",
  category: "feito-a-mao",
  body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Meça o quadrado de teste." }] }] },
  ...values,
});

/** A saved draft. */
export async function draftOf(values: Partial<PostForm> = {}): Promise<{ postId: number; revision: number }> {
  const opened = await createPost();
  if (!opened.ok) throw new Error("no draft");
  const { postId } = opened.value;
  const saved = await savePost({ postId, revision: 1, form: written(values) });
  if (!saved.ok) throw new Error(saved.reason);
  return { postId, revision: saved.value.revision };
}

/** A post everybody reads. */
export async function publishedOf(
  adminId: string,
  values: Partial<PostForm> = {},
): Promise<{ postId: number; revision: number; slug: string }> {
  const draft = await draftOf(values);
  const answer = await publishPost(adminId, draft);
  if (!answer.ok) throw new Error(answer.reason);
  return { ...draft, slug: answer.value.slug };
}
