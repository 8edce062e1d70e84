import { useId, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Form } from "#ui/form.tsx";
import { PaperPicker } from "#ui/paper-picker.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#ui/use-form.ts";
import type { Audience } from "../../rules/home-sections.ts";
import { audienceWords, kindWords } from "../messages.ts";
import type { HomeArrangement } from "../queries/read-arrangement.ts";
import { type ArrangedSection, holdsProducts, HREF_LENGTH, TITLE_LENGTH, WORDS_LENGTH } from "../rules/arranged-section.ts";
import { judgeSection } from "../rules/judge-section.ts";
import type { PickedProduct } from "../rules/warnings-of.ts";
import { PickProducts } from "./pick-products.tsx";

type SectionSheetProps = {
  section: ArrangedSection;
  categories: HomeArrangement["categories"];
  picked: PickedProduct[];
  onClose: () => void;
  onSave: (section: ArrangedSection) => void;
};

const SIZES = [
  { value: "4", label: "4 materiais" },
  { value: "8", label: "8 materiais" },
] as const;

/** What fills a section, for whom and when. */
export function SectionSheet({ section, categories, picked, onClose, onSave }: SectionSheetProps) {
  const formId = useId();
  const [draft, setDraft] = useState(section);
  const state = useForm({}, "", { name: `secao-${section.id}` });
  const { mistakes } = state;
  const set = (part: Partial<ArrangedSection>) => setDraft((now) => ({ ...now, ...part }));

  function save() {
    const found = judgeSection(draft, new Set(categories.map(({ slug }) => slug)));
    if (Object.keys(found).length > 0) return state.refuse(found);
    state.forget();
    onSave(draft);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={kindWords[draft.kind].name}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} variant="primary">
            Guardar no rascunho
          </Button>
        </div>
      }
    >
      <Form id={formId} state={state} onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-sm text-muted">{kindWords[draft.kind].words}</p>
        <Field label="Título" error={mistakes.titulo}>
          <TextInput
            name="titulo"
            value={draft.title}
            maxLength={TITLE_LENGTH}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
        </Field>
        {draft.kind === "categoria" && (
          <Field label="Categoria" error={mistakes.categoria}>
            <Select
              name="categoria"
              value={draft.categorySlug ?? ""}
              onChange={(event) => set({ categorySlug: event.currentTarget.value || null })}
            >
              <option value="">Escolha</option>
              {categories.map(({ slug, name, isRoot }) => (
                <option key={slug} value={slug}>
                  {isRoot ? name : `   ${name}`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {draft.kind === "busca" && (
          <Field
            label="O que procura"
            error={mistakes.palavras}
            hint="Como numa busca. “ou” entre as palavras junta os assuntos."
          >
            <TextInput
              name="palavras"
              value={draft.words}
              maxLength={WORDS_LENGTH}
              onChange={(event) => set({ words: event.currentTarget.value })}
            />
          </Field>
        )}
        {draft.kind === "faixa" && (
          <>
            <Field label="Texto" optional>
              <Textarea
                name="texto"
                rows={3}
                counted
                value={draft.words}
                maxLength={WORDS_LENGTH}
                onChange={(event) => set({ words: event.currentTarget.value })}
              />
            </Field>
            <Field
              label="Leva para"
              optional
              error={mistakes.endereco}
              hint={`Um endereço ${brand.of}, como /produtos?promocao=1.`}
            >
              <TextInput
                name="endereco"
                value={draft.href}
                maxLength={HREF_LENGTH}
                onChange={(event) => set({ href: event.currentTarget.value.trim() })}
              />
            </Field>
            <PaperPicker legend="Cor de fundo" value={draft.paper} onValue={(paper) => set({ paper })} />
          </>
        )}
        {holdsProducts(draft.kind) && (
          <>
            <FieldGroup legend="Tamanho">
              <div>
                <Segmented
                  label="Tamanho"
                  options={[...SIZES]}
                  value={draft.size === 8 ? "8" : "4"}
                  onValue={(size) => set({ size: size === "8" ? 8 : 4 })}
                />
              </div>
            </FieldGroup>
            <PickProducts known={picked} ids={draft.pickedIds} onPick={(pickedIds) => set({ pickedIds })} />
          </>
        )}
        <Field label="Quem vê">
          <Select
            name="publico"
            value={draft.audience}
            onChange={(event) => set({ audience: event.currentTarget.value as Audience })}
          >
            {Object.entries(audienceWords).map(([audience, words]) => (
              <option key={audience} value={audience}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Aparece em" optional error={mistakes.inicio} hint="Vazio: assim que publicar.">
            <TextInput
              type="datetime-local"
              name="inicio"
              value={draft.startsAt ?? ""}
              onChange={(event) => set({ startsAt: event.currentTarget.value || null })}
            />
          </Field>
          <Field label="Some em" optional error={mistakes.fim} hint="Vazio: sem prazo. Horário de Brasília.">
            <TextInput
              type="datetime-local"
              name="fim"
              value={draft.endsAt ?? ""}
              onChange={(event) => set({ endsAt: event.currentTarget.value || null })}
            />
          </Field>
        </div>
      </Form>
    </Sheet>
  );
}
