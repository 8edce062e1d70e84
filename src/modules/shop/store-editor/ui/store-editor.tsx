import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { usePicking } from "#modules/catalog/picking/ui/use-picking.ts";
import { findStoreProductsToPick } from "../functions.ts";
import type { StoreEditorFacts } from "../schema.ts";
import { PublishBar } from "./publish-bar.tsx";
import { StorePagePreview } from "./preview.tsx";
import { PicturesBlock } from "./pictures-block.tsx";
import { PoliciesBlock } from "./policies-block.tsx";
import { SectionsBlock } from "./sections-block.tsx";
import { useStorePage } from "./use-store-page.ts";
import { WordsBlock } from "./words-block.tsx";

type StoreEditorProps = { studio: StoreEditorFacts; onRefresh: () => Promise<void> };

/** Arranges how the store looks, beside what visitors will see. */
export function StoreEditor({ studio, onRefresh }: StoreEditorProps) {
  const storePage = useStorePage(studio.storePage, async () => {
    showToast("Vitrine publicada. Quem visita já vê.");
    await onRefresh();
  });
  const picking = usePicking(studio.pool.picked, (words) => findStoreProductsToPick({ data: { words } }));
  const block = { form: storePage.form, change: storePage.change, mistakes: storePage.mistakes };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Panel title="Quem é a loja">
            <WordsBlock {...block} />
          </Panel>
          <Panel title="Imagens e cor de fundo">
            <PicturesBlock {...block} />
          </Panel>
          <Panel title="Seções">
            <SectionsBlock {...block} picking={picking} />
          </Panel>
          <Panel title="Políticas da loja">
            <PoliciesBlock {...block} />
          </Panel>
        </div>
        <div className="min-w-0 xl:sticky xl:top-4">
          <StorePagePreview form={storePage.form} shown={studio.shown} pool={{ ...studio.pool, picked: picking.offered }} />
        </div>
      </div>
      <PublishBar published={studio.storePage.published} storePage={storePage} onReload={() => location.reload()} />
    </>
  );
}
