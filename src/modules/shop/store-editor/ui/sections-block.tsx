import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { newId } from "#kit/id.ts";
import type { Picking } from "#modules/catalog/picking/ui/use-picking.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import {
  STORE_PAGE_LENGTHS,
  MOST_SECTIONS,
  SINGLE_KINDS,
  type SectionKind,
  type StoreSection,
} from "#modules/stores/store-page/rules/store-page.ts";
import { Button } from "#ui/button.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { PickedProducts } from "./picked-products.tsx";
import type { StorePageBlockProps } from "./words-block.tsx";
import { ReorderHandle } from "#ui/reorder-handle.tsx";

const KINDS: Record<SectionKind, { name: string; words: string }> = {
  destaques: { name: "Destaques", words: "Materiais que você escolhe a dedo." },
  prateleiras: { name: "Por categoria", words: "Uma seção para cada categoria em que você vende." },
  mais_vendidos: { name: "Mais vendidos", words: "Os 4 que mais venderam." },
  novidades: { name: "Novidades", words: "Os 4 que chegaram por último." },
  texto: { name: "Texto", words: "Um recado com as suas palavras." },
};

type SectionsBlockProps = StorePageBlockProps & { picking: Picking<ProductCardFacts> };

/** The parts of the page in their order, by drag or by keyboard. */
export function SectionsBlock({ form: { sections }, change, mistakes, picking }: SectionsBlockProps) {
  const put = (next: StoreSection[]) => change({ sections: next });
  const { order, row, handle, spoken } = useReorder({
    ids: sections.map(({ id }) => id),
    nameOf: (id) => nameOfSection(sections.find((one) => one.id === id)),
    onOrder: (ids) => put(sections.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))),
  });
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Arraste pela alça; no teclado, espaço pega, as setas levam e espaço solta. Depois delas vêm sempre todos os seus
        materiais, com busca e filtros.
      </p>
      <ul aria-label="Seções da loja" className="border-t border-line empty:hidden">
        {order
          .flatMap((id) => sections.filter((section) => section.id === id))
          .map((section) => (
            <li
              key={section.id}
              {...row(section.id)}
              className="grid grid-cols-[48px_minmax(0,1fr)_auto] gap-x-2 border-b border-line py-2.5 data-lifted:bg-accent-soft"
            >
              <ReorderHandle {...handle(section.id)} />
              <div className="min-w-0 self-center">
                <p className="text-sm font-semibold">{KINDS[section.kind].name}</p>
                <p className="text-2xs text-muted">{KINDS[section.kind].words}</p>
              </div>
              <IconButton
                label={`Tirar ${nameOfSection(section)}`}
                tip="Tirar"
                tipAlign="end"
                onClick={() => put(sections.filter((one) => one.id !== section.id))}
              >
                <Trash2 aria-hidden />
              </IconButton>
              <SectionFields
                section={section}
                picking={picking}
                onSection={(next) => put(sections.map((one) => (one.id === next.id ? next : one)))}
              />
            </li>
          ))}
      </ul>
      <output className="sr-only">{spoken}</output>
      {mistakes.sections && <FieldError id="secoes-error">{mistakes.sections}</FieldError>}
      <AddSection sections={sections} onAdd={(kind) => put([...sections, emptySection(kind)])} />
    </div>
  );
}

function SectionFields({
  section,
  picking,
  onSection,
}: {
  section: StoreSection;
  picking: Picking<ProductCardFacts>;
  onSection: (section: StoreSection) => void;
}) {
  if (section.kind !== "texto" && section.kind !== "destaques") return null;
  return (
    <div className="col-span-2 col-start-2 mt-2.5 grid gap-4">
      <Field label="Título" optional={section.kind === "texto"}>
        <TextInput
          value={section.title}
          maxLength={STORE_PAGE_LENGTHS.sectionTitle}
          placeholder={section.kind === "destaques" ? "Destaques" : undefined}
          onChange={(event) => onSection({ ...section, title: event.currentTarget.value })}
        />
      </Field>
      {section.kind === "texto" ? (
        <Field label="Texto">
          <Textarea
            rows={4}
            counted
            maxLength={STORE_PAGE_LENGTHS.sectionText}
            value={section.text}
            onChange={(event) => onSection({ ...section, text: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <PickedProducts
          picking={picking}
          pickedIds={section.productIds}
          onPick={(productIds) => onSection({ ...section, productIds })}
        />
      )}
    </div>
  );
}

function AddSection({ sections, onAdd }: { sections: StoreSection[]; onAdd: (kind: SectionKind) => void }) {
  const [isOpen, setOpen] = useState(false);
  const isFull = sections.length >= MOST_SECTIONS;
  if (isFull)
    return <p className="text-xs text-muted">A loja chegou a {MOST_SECTIONS} seções. Remova uma para adicionar outra.</p>;
  const kinds = (Object.keys(KINDS) as SectionKind[]).filter(
    (kind) => !SINGLE_KINDS.includes(kind) || sections.every((one) => one.kind !== kind),
  );
  return (
    <div>
      <Button variant="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Plus aria-hidden />
        Adicionar seção
      </Button>
      {isOpen && (
        <ul aria-label="Seções que você pode adicionar" className="mt-2 grid gap-2 sm:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="min-h-11 w-full rounded-ctl border border-line-strong px-3.5 py-2.5 text-left hover:border-ink"
                onClick={() => {
                  onAdd(kind);
                  setOpen(false);
                }}
              >
                <span className="block text-sm font-semibold">{KINDS[kind].name}</span>
                <span className="block text-2xs text-muted">{KINDS[kind].words}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function emptySection(kind: SectionKind): StoreSection {
  const id = newId();
  if (kind === "destaques") return { id, kind, title: "", productIds: [] };
  if (kind === "texto") return { id, kind, title: "", text: "" };
  return { id, kind };
}

function nameOfSection(section: StoreSection | undefined): string {
  if (!section) return "";
  const title = "title" in section ? section.title.trim() : "";
  return title ? `${KINDS[section.kind].name}: ${title}` : KINDS[section.kind].name;
}
