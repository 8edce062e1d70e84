import { Circle, CircleCheck } from "lucide-react";
import { type MaterialField, publishingProblems } from "#modules/catalog/rules/publishing.ts";
import { countLinks, plainText } from "#modules/catalog/schema/description-field.ts";
import type { MaterialForm, MaterialPage, WorkingFile } from "#modules/catalog/schema/material.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Block } from "./block.tsx";

const PARTS: Record<MaterialField, string> = {
  arquivos: "Arquivos conferidos",
  titulo: "Título",
  tipo: "Tipo de material",
  descricao: "Descrição",
  categoria: "Categoria",
  preco: "Preço",
  licencas: "Licenças",
};

/** What is still missing, by the very rules that publishing checks. */
export const problemsOf = (page: MaterialPage, form: MaterialForm, files: WorkingFile[]) =>
  publishingProblems({
    ...form,
    title: form.title.trim(),
    kind: form.kind.trim(),
    descriptionLength: plainText(form.description).trim().length,
    linkCount: countLinks(form.description),
    files,
    canCharge: page.store.canCharge,
  });

type ReviewBlockProps = {
  problems: Partial<Record<MaterialField, string>>;
  declared: boolean;
  onDeclared: (declared: boolean) => void;
  error?: string | undefined;
};

/** How complete it is, and the author's word. */
export function ReviewBlock({ problems, declared, onDeclared, error }: ReviewBlockProps) {
  const parts = Object.keys(PARTS) as MaterialField[];
  const done = parts.filter((part) => !problems[part]).length;
  return (
    <Block title="Revisão">
      <div>
        <p className="tn text-sm font-semibold">
          {done} de {parts.length} partes prontas
        </p>
        <ProgressBar value={done / parts.length} label="Quanto está pronto" tone="positive" className="mt-2" />
        <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {parts.map((part) => (
            <li key={part} className="flex items-start gap-2 text-sm">
              {problems[part] ? (
                <Circle aria-hidden className="mt-0.5 size-[18px] text-muted" />
              ) : (
                <CircleCheck aria-hidden className="mt-0.5 size-[18px] text-positive" />
              )}
              <span>
                {PARTS[part]}
                <span className="sr-only">{problems[part] ? ": falta" : ": pronto"}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Checkbox id="declaracao" name="declared" checked={declared} onChange={(event) => onDeclared(event.target.checked)}>
          Declaro que este material é de minha autoria, ou que tenho licença de tudo o que há nele (textos, imagens e fontes) para
          vender aqui.
        </Checkbox>
        {error && <FieldError id="declaracao-error">{error}</FieldError>}
      </div>
    </Block>
  );
}
