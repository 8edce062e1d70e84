import type { Uf } from "#kit/uf.ts";
import { UF_NAMES } from "#kit/uf-names.ts";
import { tooManyLinks } from "#modules/stores/store-page/rules/links.ts";
import { MOST_LINKS, STORE_PAGE_LENGTHS, type StorePageForm } from "#modules/stores/store-page/rules/store-page.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";

export type StorePageBlockProps = {
  form: StorePageForm;
  change: (part: Partial<StorePageForm>) => void;
  mistakes: Record<string, string>;
};

/** Who the store is, in words. */
export function WordsBlock({ form, change, mistakes }: StorePageBlockProps) {
  const line = (key: "name" | "authorName" | "tagline" | "city") => ({
    name: key,
    value: form[key],
    maxLength: STORE_PAGE_LENGTHS[key],
    autoComplete: "off",
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [key]: event.currentTarget.value }),
  });
  return (
    <div className="grid gap-5">
      <Field label="Quem assina" error={mistakes.authorName} hint="Aparece em cada material e no alto da loja.">
        <TextInput {...line("authorName")} />
      </Field>
      <Field label="Nome da loja" error={mistakes.name}>
        <TextInput {...line("name")} />
      </Field>
      <Field
        label="Chamada"
        optional
        error={mistakes.tagline}
        hint={`Uma linha embaixo do nome. Até ${STORE_PAGE_LENGTHS.tagline} caracteres.`}
      >
        <TextInput {...line("tagline")} />
      </Field>
      <Field label="Sobre" optional error={mistakes.bio} hint="O que você faz e para quem. Sem links, e-mail ou telefone.">
        <Textarea
          name="bio"
          rows={5}
          counted
          maxLength={STORE_PAGE_LENGTHS.bio}
          value={form.bio}
          onChange={(event) => change({ bio: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Seus links"
        optional
        error={mistakes.links ?? tooManyLinks(form.links)}
        hint={`Seu site e suas redes, um por linha. Até ${MOST_LINKS}. Aparecem em “Sobre”.`}
      >
        <Textarea
          name="links"
          rows={3}
          value={form.links.join("\n")}
          onChange={(event) => change({ links: event.currentTarget.value.split("\n") })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_200px]">
        <Field label="Cidade" optional error={mistakes.city}>
          <TextInput {...line("city")} />
        </Field>
        <Field label="Estado" optional>
          <Select name="uf" value={form.uf} onChange={(event) => change({ uf: event.currentTarget.value as Uf | "" })}>
            <option value="">Não dizer</option>
            {Object.entries(UF_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}
