import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { BRAND_LABELS, type BrandTyped, MOST_LETTERS } from "../rules.ts";

type BrandFieldsProps = { typed: BrandTyped; mistakes: Record<string, string | undefined> };

const EMPTY = "Vazio, fica a padrão.";

/** The words and colours of the brand, each with its own sentence when it will not do. */
export function BrandFields({ typed, mistakes }: BrandFieldsProps) {
  const of = (name: keyof BrandTyped) => ({ label: BRAND_LABELS[name], error: mistakes[name] });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...of("name")} hint="Nas páginas, nos títulos, nos e-mails e nos documentos.">
          <TextInput name="name" defaultValue={typed.name} maxLength={MOST_LETTERS.name} autoComplete="off" />
        </Field>
        <Field {...of("article")} hint="Como as frases falam dela: “da Feira”, “do Mercado”, “de Kiwi”.">
          <Select name="article" defaultValue={typed.article}>
            <option value="a">a (feminino)</option>
            <option value="o">o (masculino)</option>
            <option value="">sem artigo</option>
          </Select>
        </Field>
        <Field {...of("accent")} optional hint="Botões, links e seleção, como #1646c6. Vazio, fica a padrão.">
          <TextInput name="accent" defaultValue={typed.accent} maxLength={7} autoComplete="off" spellCheck={false} />
        </Field>
        <Field {...of("accentDark")} optional hint="Vazio, clareamos a cor de cima até dar para ler.">
          <TextInput name="accentDark" defaultValue={typed.accentDark} maxLength={7} autoComplete="off" spellCheck={false} />
        </Field>
      </div>
      <Field {...of("heroTitle")} optional hint={EMPTY.replace("a de", "o de")}>
        <TextInput name="heroTitle" defaultValue={typed.heroTitle} maxLength={MOST_LETTERS.heroTitle} autoComplete="off" />
      </Field>
      <Field {...of("heroText")} optional hint={EMPTY}>
        <Textarea name="heroText" defaultValue={typed.heroText} maxLength={MOST_LETTERS.heroText} rows={2} />
      </Field>
      <Field {...of("tagline")} optional hint={EMPTY}>
        <Textarea name="tagline" defaultValue={typed.tagline} maxLength={MOST_LETTERS.tagline} rows={2} />
      </Field>
      <Field {...of("description")} optional hint={`O que buscadores e assistentes contam da página inicial. ${EMPTY}`}>
        <Textarea name="description" defaultValue={typed.description} maxLength={MOST_LETTERS.description} rows={2} />
      </Field>
    </>
  );
}
