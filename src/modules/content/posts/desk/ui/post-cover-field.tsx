import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { PostForm } from "../../rules/post-form.ts";
import { PostPicture } from "../../ui/post-picture.tsx";
import { PickPicture } from "./editor/pick-picture.tsx";
import { type Mistakes, POST_FIELD_IDS } from "./read-post-refusal.ts";

type PostCoverFieldProps = { form: PostForm; change: (part: Partial<PostForm>) => void; mistakes: Mistakes };

/** The picture at the head of the post, and what it shows. */
export function PostCoverField({ form: { cover, coverAlt }, change, mistakes }: PostCoverFieldProps) {
  return (
    <Panel title="Imagem de abertura">
      <div className="grid gap-4">
        <p className="text-xs text-muted">
          PNG, JPG ou WebP até 8 MB, com 1.000 px ou mais no lado maior. Na horizontal fica melhor.
        </p>
        {cover && <PostPicture picture={cover} alt="" sizes="320px" className="h-auto w-full rounded-ctl" />}
        <div className="flex flex-wrap items-start gap-2">
          <PickPicture
            id={POST_FIELD_IDS.cover}
            label={cover ? "Trocar" : "Enviar imagem"}
            onPicture={(picture) => change({ cover: picture })}
          />
          {cover && (
            <Button size="sm" variant="ghost" onClick={() => change({ cover: null, coverAlt: "" })}>
              Tirar
            </Button>
          )}
        </div>
        {cover && (
          <Field label="O que a imagem mostra" id={POST_FIELD_IDS.coverAlt} error={mistakes.coverAlt}>
            <TextInput
              name="coverAlt"
              value={coverAlt}
              maxLength={200}
              onChange={(event) => change({ coverAlt: event.target.value })}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}
