import { lazy, Suspense, useId, useState } from "react";
import type { ProductForm } from "#modules/catalog/schema/product-form.ts";
import { Field, FieldError } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Block } from "./block.tsx";
import type { Mistakes } from "./read-refusal.ts";

const RichEditor = lazy(() => import("./rich-editor.tsx"));

type WordsBlockProps = { form: ProductForm; change: (part: Partial<ProductForm>) => void; mistakes: Mistakes };

/** Title, one sentence, kind and the description. */
export function WordsBlock({ form, change, mistakes }: WordsBlockProps) {
  const labelId = useId();
  return (
    <Block title="Dados">
      <Field label="Título" id="titulo" error={mistakes.titulo}>
        <TextInput name="title" value={form.title} maxLength={120} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <Field label="Resumo em uma frase" optional id="resumo" error={mistakes.resumo} hint="Aparece logo abaixo do título.">
        <TextInput
          name="promise"
          value={form.promise}
          maxLength={160}
          onChange={(event) => change({ promise: event.target.value })}
        />
      </Field>
      <Field label="Tipo de material" id="tipo" error={mistakes.tipo} hint="Como “Plano de aula”, “Planner” ou “Fonte”.">
        <TextInput name="kind" value={form.kind} maxLength={40} onChange={(event) => change({ kind: event.target.value })} />
      </Field>
      <div className="grid gap-1.5">
        <span id={labelId} className="text-xs font-semibold">
          Descrição
        </span>
        <Suspense fallback={<Skeleton className="h-56" />}>
          <RichEditor
            id="descricao"
            labelledBy={labelId}
            describedBy={mistakes.descricao ? "descricao-error" : undefined}
            initial={form.description}
            onDoc={(description) => change({ description })}
          />
        </Suspense>
        {mistakes.descricao && <FieldError id="descricao-error">{mistakes.descricao}</FieldError>}
      </div>
    </Block>
  );
}

/** Words separated by commas, as typed until the field is left. */
export function TagsField({ form, change, mistakes }: WordsBlockProps) {
  const [text, setText] = useState(form.tags.join(", "));
  return (
    <Field label="Palavras-chave" optional id="palavras" error={mistakes.palavras} hint="Até 10, separadas por vírgula.">
      <TextInput
        name="tags"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          change({
            tags: event.target.value
              .split(",")
              .map((tag) => tag.trim())
              .filter(Boolean),
          });
        }}
      />
    </Field>
  );
}
