import { type FormEvent, lazy, Suspense, useState } from "react";
import { useAskAgain } from "#ui/ask-again.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { publishPostFn, schedulePostFn } from "../functions.ts";
import type { PostDraft } from "../schema.ts";
import { PostAside } from "./post-aside.tsx";
import { PostSaveBar } from "./post-save-bar.tsx";
import { POST_FIELD_IDS, type PostField } from "./read-post-refusal.ts";
import { usePost } from "./use-post.ts";

const PostEditor = lazy(() => import("./editor/post-editor.tsx"));

/** Where a post is written, kept by itself, and put before the readers now or at an hour to come. */
export function PostDesk({ draft, onMoved }: { draft: PostDraft; onMoved: () => void }) {
  const post = usePost(draft);
  const { form, change, mistakes, hear } = post;
  const askAgain = useAskAgain();
  const [hour, setHour] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [refusals, setRefusals] = useState(0);

  async function send() {
    const input = { postId: draft.id, revision: post.revision.current };
    return hour === null
      ? await askAgain(() => publishPostFn({ data: input }))
      : await askAgain(() => schedulePostFn({ data: { ...input, publishAt: hour } }));
  }

  async function publish(event: FormEvent) {
    event.preventDefault();
    setPublishing(true);
    if (await post.save()) {
      const answer = await send().catch(() => ({ ok: false as const, reason: "unavailable" }));
      if (answer?.ok) {
        showToast(hour === null ? "Texto publicado." : "Publicação agendada.");
        onMoved();
      } else if (answer) hear(answer);
    }
    setPublishing(false);
    setRefusals((before) => before + 1);
  }

  return (
    <form noValidate onSubmit={(event) => void publish(event)} className="grid gap-6">
      <ErrorSummary
        refusals={refusals}
        mistakes={Object.entries(mistakes).map(([field, message]) => ({ fieldId: POST_FIELD_IDS[field as PostField], message }))}
      />
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
      <PostSaveBar draft={draft} post={post} isPublishing={isPublishing} isScheduling={hour !== null} />
    </form>
  );
}
