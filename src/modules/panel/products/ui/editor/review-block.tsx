import { Circle, CircleCheck } from "lucide-react";
import { MOST_THIRD_PARTIES } from "#modules/catalog/authorship/rules.ts";
import { type ProductField, publishingProblems } from "#modules/catalog/rules/publishing.ts";
import { countLinks, plainText } from "#modules/catalog/schema/description-field.ts";
import type { ProductForm, EditedProduct, WorkingFile } from "#modules/catalog/schema/product-form.ts";
import { Field } from "#ui/field.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Block } from "./block.tsx";
import { Declarations } from "./declarations.tsx";
import { PermissionField } from "./permission-field.tsx";
import type { Mistakes } from "./read-refusal.ts";

const PARTS: Record<ProductField, string> = {
  arquivos: "Arquivos conferidos",
  titulo: "Título",
  tipo: "Tipo de material",
  descricao: "Descrição",
  categoria: "Categoria",
  preco: "Preço",
  licencas: "Licenças",
};

/** What is still missing, by the very rules that publishing checks. */
export const problemsOf = (page: EditedProduct, form: ProductForm, files: WorkingFile[]) =>
  publishingProblems({
    ...form,
    title: form.title.trim(),
    kind: form.kind.trim(),
    descriptionLength: plainText(form.description).trim().length,
    linkCount: countLinks(form.description),
    files,
    contents: page.contents,
    canCharge: page.store.canCharge,
  });

/** What is not asked for and sells: each done or not. */
export const extrasOf = (
  form: ProductForm,
  files: WorkingFile[],
  { hasCover, previews, pictures }: { hasCover: boolean; previews: number; pictures: { alt: string }[] },
): Record<string, boolean> => ({
  Capa: hasCover,
  ...(files.some((file) => file.status === "limpo" && (file.kind === "pdf" || file.preview?.image))
    ? { Prévia: previews > 0 }
    : {}),
  ...(pictures.length > 0 ? { "O que as imagens mostram": pictures.every((one) => one.alt.trim() !== "") } : {}),
  "Resumo em uma frase": form.promise.trim() !== "",
  "Palavras-chave": form.tags.length > 0,
  "Para quem procura": form.attributes.length > 0,
});

type ReviewBlockProps = {
  problems: Partial<Record<ProductField, string>>;
  extras: Record<string, boolean>;
  form: ProductForm;
  files: WorkingFile[];
  change: (part: Partial<ProductForm>) => void;
  declared: boolean;
  onDeclared: (declared: boolean) => void;
  declaresOpaque: boolean;
  onDeclaresOpaque: (declared: boolean) => void;
  mistakes: Mistakes;
};

/** How complete it is, and the author's word. */
export function ReviewBlock({ problems, extras, form, files, change, mistakes, ...declared }: ReviewBlockProps) {
  const parts = (Object.keys(PARTS) as ProductField[]).map((part) => ({ name: PARTS[part], isDone: !problems[part] }));
  const more = Object.entries(extras).map(([name, isDone]) => ({ name, isDone }));
  const all = [...parts, ...more];
  const done = all.filter((part) => part.isDone).length;
  return (
    <Block title="Revisão">
      <div>
        <p className="tn text-sm font-semibold">
          {done} de {all.length} partes prontas
        </p>
        <ProgressBar value={done / all.length} label="Quanto está pronto" tone="positive" className="mt-2" />
        <PartList title="Para publicar" parts={parts} />
        <PartList title="Para vender mais" parts={more} />
      </div>
      <Field
        label="Fontes, imagens e cliparts de outras pessoas"
        optional
        id="terceiros"
        error={mistakes.terceiros}
        hint="Diga quais são e com que licença você usa. Fica guardado com a sua declaração; não aparece na loja."
      >
        <Textarea
          name="thirdParties"
          maxLength={MOST_THIRD_PARTIES}
          rows={2}
          value={form.thirdParties ?? ""}
          onChange={(event) => change({ thirdParties: event.target.value })}
        />
      </Field>
      <PermissionField files={files} form={form} change={change} error={mistakes.permissao} />
      <Declarations files={files} mistakes={mistakes} {...declared} />
    </Block>
  );
}

type Part = { name: string; isDone: boolean };

function PartList({ title, parts }: { title: string; parts: Part[] }) {
  return (
    <>
      <p className="mt-4 text-xs font-semibold">{title}</p>
      <ul className="mt-1.5 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {parts.map(({ name, isDone }) => (
          <li key={name} className="flex items-start gap-2 text-sm">
            {isDone ? (
              <CircleCheck aria-hidden className="mt-0.5 size-[18px] text-positive" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-[18px] text-muted" />
            )}
            <span>
              {name}
              <span className="sr-only">{isDone ? ": pronto" : ": falta"}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
