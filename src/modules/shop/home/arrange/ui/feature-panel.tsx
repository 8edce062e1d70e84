import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { type ArrangedSection, holdsProducts, MOST_PICKED } from "../rules/arranged-section.ts";
import type { PickedProduct } from "../rules/warnings-of.ts";

type FeaturePanelProps = {
  product: PickedProduct;
  sections: readonly ArrangedSection[];
  onPick: (section: ArrangedSection) => void;
  onLeave: () => void;
};

/** A product brought here to be featured: the section that will show it first, in the draft. */
export function FeaturePanel({ product, sections, onPick, onLeave }: FeaturePanelProps) {
  const places = sections.filter(({ kind, pickedIds }) => holdsProducts(kind) && pickedIds.length < MOST_PICKED);
  const free = places
    .filter(({ pickedIds }) => !pickedIds.includes(product.id))
    .toSorted((one, other) => Number(other.kind === "destaques") - Number(one.kind === "destaques"));
  const holders = sections.filter(({ pickedIds }) => pickedIds.includes(product.id));

  function pick(section: ArrangedSection) {
    onPick({ ...section, pickedIds: [product.id, ...section.pickedIds] });
    onLeave();
    showToast(`“${product.title}” vem primeiro em “${section.title}”, no rascunho. Publique para todos verem.`);
  }

  return (
    <Panel
      title="Destacar um material"
      action={
        <Button size="sm" variant="ghost" onClick={onLeave}>
          Agora não
        </Button>
      }
    >
      <p className="text-sm wrap-anywhere">
        Em que seção <b className="font-semibold">{product.title}</b>, de {product.storeName}, vem primeiro?
        {holders.length > 0 && ` Já foi escolhido em ${holders.map(({ title }) => `“${title}”`).join(", ")}.`}
      </p>
      {free.length === 0 ? (
        <p className="mt-3 text-sm text-muted">Nenhuma seção de materiais tem lugar: adicione uma abaixo.</p>
      ) : (
        <ul aria-label="Seções com lugar" className="mt-3 flex flex-wrap gap-2">
          {free.map((section) => (
            <li key={section.id}>
              <Button size="sm" variant="soft" onClick={() => pick(section)}>
                {section.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
