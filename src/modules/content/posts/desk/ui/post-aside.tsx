import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { isPostCategory, POST_CATEGORIES, POST_CATEGORY_WORDS } from "../../rules/post-category.ts";
import { MOST_TAGS } from "../../rules/post-form.ts";
import type { PostDraft } from "../schema.ts";
import { PostCoverField } from "./post-cover-field.tsx";
import { PostPlace } from "./post-place.tsx";
import { POST_FIELD_IDS } from "./read-post-refusal.ts";
import type { usePost } from "./use-post.ts";

type PostAsideProps = {
  draft: PostDraft;
  post: ReturnType<typeof usePost>;
  hour: string | null;
  onHour: (hour: string | null) => void;
  onMoved: () => void;
};

/** What stands around the words: where the post is, its picture, its place in the blog and who signs. */
export function PostAside({ draft, post: { form, change, formState }, hour, onHour, onMoved }: PostAsideProps) {
  const { mistakes } = formState;
  const [tags, setTags] = useState(form.tags.join(", "));
  return (
    <div className="grid content-start gap-5">
      <PostPlace draft={draft} hour={hour} onHour={onHour} error={mistakes.publishAt} onMoved={onMoved} />
      <PostCoverField form={form} change={change} mistakes={mistakes} />
      <Panel title="No blog">
        <div className="grid gap-4">
          <Field label="Categoria" id={POST_FIELD_IDS.category} error={mistakes.category}>
            <Select
              name="category"
              value={form.category ?? ""}
              onChange={({ target: { value } }) => change({ category: isPostCategory(value) ? value : null })}
            >
              <option value="">Escolha</option>
              {POST_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {POST_CATEGORY_WORDS[category].title}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Palavras-chave"
            optional
            id={POST_FIELD_IDS.tags}
            error={mistakes.tags}
            hint={`Até ${MOST_TAGS}, separadas por vírgula.`}
          >
            <TextInput
              name="tags"
              value={tags}
              onChange={({ target: { value } }) => {
                setTags(value);
                change({
                  tags: value
                    .split(",")
                    .map((tag) => tag.trim())
                    .filter(Boolean),
                });
              }}
            />
          </Field>
          <Field
            label="Categoria ao pé do texto"
            optional
            id={POST_FIELD_IDS.shelfId}
            error={mistakes.shelfId}
            hint="Os mais vendidos dela aparecem depois do texto, com o preço do momento."
          >
            <Select
              name="shelfId"
              value={form.shelfId ?? ""}
              onChange={({ target: { value } }) => change({ shelfId: value === "" ? null : Number(value) })}
            >
              <option value="">Nenhuma</option>
              {draft.categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </Panel>
      <Panel title="Quem assina">
        <div className="grid gap-4">
          <Field label="Assinatura" id={POST_FIELD_IDS.authorName} error={mistakes.authorName}>
            <TextInput
              name="authorName"
              value={form.authorName}
              maxLength={60}
              onChange={(event) => change({ authorName: event.target.value })}
            />
          </Field>
          <Field label="Uma linha sobre quem assina" optional id={POST_FIELD_IDS.authorAbout} error={mistakes.authorAbout}>
            <Textarea
              name="authorAbout"
              rows={2}
              value={form.authorAbout}
              maxLength={240}
              onChange={(event) => change({ authorAbout: event.target.value })}
            />
          </Field>
        </div>
      </Panel>
    </div>
  );
}
