import { Plus } from "lucide-react";
import { useState } from "react";
import { newId } from "#kit/id.ts";
import { Button } from "#ui/button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { useReorder } from "#ui/use-reorder.ts";
import { arrangeMessages, kindWords } from "../messages.ts";
import type { HomeArrangement } from "../queries/read-arrangement.ts";
import { type ArrangedSection, duplicated, emptySection, MOST_ARRANGED, SECTION_KINDS } from "../rules/arranged-section.ts";
import type { PickedProduct } from "../rules/warnings-of.ts";
import { DraftBar } from "./draft-bar.tsx";
import { FeaturePanel } from "./feature-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { SectionRow } from "./section-row.tsx";
import { SectionSheet } from "./section-sheet.tsx";
import { useArrangement } from "./use-arrangement.ts";
import { VersionsPanel } from "./versions-panel.tsx";

type HomeArrangerProps = {
  page: HomeArrangement;
  reload: () => Promise<void>;
  /** Brought here to be featured. */
  featured: PickedProduct | null;
  onFeatured: () => void;
};

/** The sections of the home page in their order, the draft of them, how it will look and how it was. */
export function HomeArranger({ page, reload, featured, onFeatured }: HomeArrangerProps) {
  const { sections, isSaving, trouble, put, startOver, retry } = useArrangement(page, reload);
  const [openId, setOpenId] = useState<string | null>(null);
  /** The one featured, or not, a moment ago: it leaves the screen before the address says so. */
  const [pastId, setPastId] = useState<number | null>(null);
  const open = sections.find(({ id }) => id === openId) ?? null;
  const change = (next: ArrangedSection) => put(sections.map((one) => (one.id === next.id ? next : one)));
  const { order, row, handle, spoken } = useReorder({
    ids: sections.map(({ id }) => id),
    nameOf: (id) => sections.find((one) => one.id === id)?.title ?? "",
    onOrder: (ids) => put(sections.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))),
  });

  function add(kind: ArrangedSection["kind"]) {
    const id = newId();
    put([...sections, emptySection(id, kind, kindWords[kind].name)]);
    setOpenId(id);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {trouble && (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={() => (trouble === "moved_on" ? void startOver() : retry())}>
              {trouble === "moved_on" ? "Recarregar" : "Tentar de novo"}
            </Button>
          }
        >
          {trouble === "moved_on"
            ? arrangeMessages.moved_on
            : "Não conseguimos guardar a última mudança. Ela continua nesta tela."}
        </Note>
      )}
      {featured && featured.id !== pastId && (
        <FeaturePanel
          product={featured}
          sections={sections}
          onPick={change}
          onLeave={() => {
            setPastId(featured.id);
            onFeatured();
          }}
        />
      )}
      <Panel title="Seções" flush action={<AddSection isFull={sections.length >= MOST_ARRANGED} onAdd={add} />}>
        <p className="px-4 pb-3 text-sm text-muted md:px-5">
          Arraste pela alça; no teclado, espaço pega, as setas levam e espaço solta. As capas do alto da página são escolhidas
          automaticamente.
        </p>
        <ul aria-label="Seções da página inicial" className="border-t border-line">
          {order
            .flatMap((id) => sections.filter((section) => section.id === id))
            .map((section) => (
              <SectionRow
                key={section.id}
                section={section}
                categories={page.categories}
                warnings={page.warnings[section.id] ?? []}
                row={row(section.id)}
                handle={handle(section.id)}
                isAlone={sections.length === 1}
                onSwitch={(isOn) => change({ ...section, isOn })}
                onOpen={() => setOpenId(section.id)}
                onDuplicate={() => put(duplicated(sections, section.id, newId()))}
                onRemove={() => put(sections.filter(({ id }) => id !== section.id))}
              />
            ))}
        </ul>
        <output className="sr-only">{spoken}</output>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <PreviewPanel hour={page.hour} />
        <VersionsPanel versions={page.versions} onRestored={() => void startOver()} />
      </div>
      <DraftBar draft={page.draft} stamp={page.stamp} isSaving={isSaving} onDone={() => void startOver()} />
      {open && (
        <SectionSheet
          key={open.id}
          section={open}
          categories={page.categories}
          picked={page.picked}
          onClose={() => setOpenId(null)}
          onSave={(next) => {
            change(next);
            setOpenId(null);
          }}
        />
      )}
    </div>
  );
}

function AddSection({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: ArrangedSection["kind"]) => void }) {
  if (isFull) return <p className="text-xs text-muted">A página chegou a {MOST_ARRANGED} seções.</p>;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="soft">
          <Plus aria-hidden />
          Adicionar seção
        </Button>
      }
    >
      {SECTION_KINDS.map((kind) => (
        <MenuItem key={kind} onSelect={() => onAdd(kind)}>
          <span className="block py-1">
            {kindWords[kind].name}
            <span className="block text-2xs text-muted">{kindWords[kind].words}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
