import { lazy, Suspense, useState } from "react";
import { useAskAgain } from "#ui/ask-again.ts";
import { Field, FieldError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { missingIn } from "../../rules/post-form.ts";
import { publishPostFn, schedulePostFn } from "../functions.ts";
import type { PostDraft } from "../schema.ts";
import { PostAside } from "./post-aside.tsx";
import { PostSaveBar } from "./post-save-bar.tsx";
import { POST_FIELD_IDS, postFieldId, readPostRefusal } from "./read-post-refusal.ts";
import { usePost } from "./use-post.ts";

const PostEditor = lazy(() => import("./editor/post-editor.tsx"));

/** Where a post is written, kept by itself, and put before the readers now or at an hour to come. */
export function PostDesk({ draft, onMoved }: { draft: PostDraft; onMoved: () => void }) {
  const post = usePost(draft);
  const { form, change, formState, showRefusal } = post;
  const { mistakes } = formState;
  const askAgain = useAskAgain();
  const [hour, setHour] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function send() {
    const input = { postId: draft.id, revision: post.revision.current };
    return hour === null
      ? await askAgain(() => publishPostFn({ data: input }))
      : await askAgain(() => schedulePostFn({ data: { ...input, publishAt: hour } }));
  }

  async function publish() {
    if (isPublishing) return;
    // What is missing is said before anybody is asked who they are.
    const missing = missingIn(form);
    setRefused(Object.keys(missing).length > 0);
    if (Object.keys(missing).length > 0) return formState.refuse(missing);
    setPublishing(true);
    const isSaved = await post.save();
    const answer = isSaved ? await post.inTurn(send).catch(() => ({ ok: false as const, reason: "unavailable" })) : null;
    setPublishing(false);
    setRefused(!isSaved || answer?.ok === false);
    if (!isSaved) return formState.pointOut();
    if (!answer) return;
    if (answer.ok) {
      showToast(hour === null ? "Texto publicado." : "Publicação agendada.");
      onMoved();
      return;
    }
    showRefusal(answer);
    formState.refuse(readPostRefusal(answer).mistakes);
  }

  return (
    <Form state={formState} onSubmit={publish} summary={postFieldId} className="grid gap-6">
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 content-start gap-5">
          <Field label="Título" id={POST_FIELD_IDS.title} error={mistakes.title}>
            <TextInput
              name="title"
              value={form.title}
              maxLength={120}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <Field
            label="Resumo"
            id={POST_FIELD_IDS.summary}
            error={mistakes.summary}
            hint="Uma ou duas frases: aparecem nas listas, nas buscas e ao compartilhar."
          >
            <Textarea
              name="summary"
              rows={2}
              counted
              value={form.summary}
              maxLength={240}
              onChange={(event) => change({ summary: event.target.value })}
            />
          </Field>
          <div className="grid gap-1.5">
            <span id="rotulo-do-texto" className="text-xs font-semibold">
              Texto
            </span>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <PostEditor
                id={POST_FIELD_IDS.body}
                labelledBy="rotulo-do-texto"
                describedBy={mistakes.body ? `${POST_FIELD_IDS.body}-error` : undefined}
                initial={draft.form.body}
                onDoc={(body) => change({ body })}
              />
            </Suspense>
            {mistakes.body && <FieldError id={`${POST_FIELD_IDS.body}-error`}>{mistakes.body}</FieldError>}
          </div>
        </div>
        <PostAside draft={draft} post={post} hour={hour} onHour={setHour} onMoved={onMoved} />
      </div>
      <PostSaveBar draft={draft} post={post} isPublishing={isPublishing} isRefused={isRefused} isScheduling={hour !== null} />
    </Form>
  );
}
