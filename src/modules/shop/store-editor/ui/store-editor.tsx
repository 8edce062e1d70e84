import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import type { StoreStudio } from "../schema.ts";
import { FaceBar } from "./publish-bar.tsx";
import { FacePreview } from "./preview.tsx";
import { PicturesBlock } from "./pictures-block.tsx";
import { PoliciesBlock } from "./policies-block.tsx";
import { SectionsBlock } from "./sections-block.tsx";
import { useFace } from "./use-store-page.ts";
import { WordsBlock } from "./words-block.tsx";

type FaceStudioProps = { studio: StoreStudio; onRefresh: () => Promise<void> };

/** Arranges how the store looks, beside what visitors will see. */
export function FaceStudio({ studio, onRefresh }: FaceStudioProps) {
  const face = useFace(studio.face, async () => {
    showToast("Vitrine publicada. Quem visita já vê.");
    await onRefresh();
  });
  const block = { form: face.form, change: face.change, mistakes: face.mistakes };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Panel title="Quem é a loja">
            <WordsBlock {...block} />
          </Panel>
          <Panel title="Imagens e papel">
            <PicturesBlock {...block} />
          </Panel>
          <Panel title="Seções">
            <SectionsBlock {...block} products={studio.pool.picked} />
          </Panel>
          <Panel title="Combinados">
            <PoliciesBlock {...block} />
          </Panel>
        </div>
        <div className="min-w-0 xl:sticky xl:top-4">
          <FacePreview form={face.form} shown={studio.shown} pool={studio.pool} />
        </div>
      </div>
      <FaceBar published={studio.face.published} face={face} onReload={() => location.reload()} />
    </>
  );
}
