import { useEffect, useState } from "react";
import type { AttributeChoice } from "#modules/catalog/attributes/schema.ts";
import { attributeProblems } from "#modules/catalog/attributes/rules.ts";
import { getCategoryAttributes } from "#modules/catalog/functions.ts";
import type { ProductForm } from "#modules/catalog/schema/product-form.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AttributeField } from "./attribute-field.tsx";
import { Block } from "./block.tsx";

type AttributesBlockProps = { form: ProductForm; change: (part: Partial<ProductForm>) => void };

/** What the chosen category asks of its products: it becomes the filters people find them by. */
export function AttributesBlock({ form, change }: AttributesBlockProps) {
  const { choices, retry } = useChoices(form.categoryId);
  if (form.categoryId === null || (Array.isArray(choices) && choices.length === 0)) return null;
  return (
    <Block title="Para quem procura" hint="Responda o que souber: vira filtro na busca. Nada aqui é obrigatório.">
      <div id="atributos" tabIndex={-1} className="grid gap-5">
        {choices === "loading" && <Skeleton className="h-24" />}
        {choices === "failed" && (
          <Note
            tone="danger"
            action={
              <Button size="sm" onClick={retry}>
                Tentar de novo
              </Button>
            }
          >
            Não conseguimos carregar o que esta categoria pergunta. O que você escreveu continua aqui.
          </Note>
        )}
        {Array.isArray(choices) && <Fields choices={choices} form={form} change={change} />}
      </div>
    </Block>
  );
}

function Fields({ choices, form, change }: AttributesBlockProps & { choices: AttributeChoice[] }) {
  const problems = attributeProblems(form.attributes, choices);
  return choices.map((choice) => (
    <AttributeField
      key={choice.id}
      choice={choice}
      value={form.attributes.find((one) => one.attributeId === choice.id)}
      error={problems[`atributos.${choice.slug}`]}
      onValue={(value) => {
        const others = form.attributes.filter((one) => one.attributeId !== choice.id);
        const isAnswered = value.optionIds.length > 0 || value.low !== null || value.high !== null;
        change({ attributes: isAnswered ? [...others, { ...value, attributeId: choice.id }] : others });
      }}
    />
  ));
}

type Choices = AttributeChoice[] | "loading" | "failed";

/** What a category asks, asked again when it changes. */
function useChoices(categoryId: number | null): { choices: Choices; retry: () => void } {
  const [found, setFound] = useState<{ categoryId: number; choices: Choices } | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (categoryId === null) return;
    let isLatest = true;
    void getCategoryAttributes({ data: { categoryId } })
      .catch(() => null)
      .then((choices) => {
        if (isLatest) setFound({ categoryId, choices: Array.isArray(choices) ? choices : "failed" });
      });
    return () => {
      isLatest = false;
    };
  }, [categoryId, tries]);

  return {
    choices: found && found.categoryId === categoryId ? found.choices : "loading",
    retry: () => {
      setFound(null);
      setTries(tries + 1);
    },
  };
}
