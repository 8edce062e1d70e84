import { useState } from "react";
import { fold } from "#kit/fold.ts";
import { plural } from "#kit/format.ts";
import { PickWords } from "#modules/catalog/picking/ui/pick-words.tsx";
import type { Picking } from "#modules/catalog/picking/ui/use-picking.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { MOST_PICKED } from "#modules/stores/store-page/rules/store-page.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Sheet } from "#ui/sheet.tsx";

type PickedProductsProps = { picking: Picking<ProductCardFacts>; pickedIds: number[]; onPick: (ids: number[]) => void };

/** The products picked by hand, in the order they were, and the way to pick others. */
export function PickedProducts({ picking, pickedIds, onPick }: PickedProductsProps) {
  const [isOpen, setOpen] = useState(false);
  const picked = pickedIds.flatMap((id) => picking.offered.find((product) => product.id === id) ?? []);
  return (
    <div>
      {picked.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2.5">
          {picked.map((product) => (
            <li key={product.id} className="w-14">
              <CoverSheet
                picture={pictureOf(product.cover)}
                title={product.title}
                seed={product.slug}
                sizes="56px"
                alt={product.title}
                className="w-full"
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" variant="soft" onClick={() => setOpen(true)}>
        {picked.length > 0 ? "Trocar os materiais" : "Escolher materiais"}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Escolher materiais"
        footer={
          <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
            {picked.length > 0 ? `Pronto: ${plural(picked.length, "material", "materiais")}` : "Fechar"}
          </Button>
        }
      >
        <PickList picking={picking} picked={picked.map(({ id }) => id)} onPick={onPick} />
      </Sheet>
    </div>
  );
}

function PickList({
  picking,
  picked,
  onPick,
}: {
  picking: Picking<ProductCardFacts>;
  picked: number[];
  onPick: (ids: number[]) => void;
}) {
  const { offered: products, words } = picking;
  const found = products.filter(({ title }) => fold(title).includes(fold(words.trim())));
  if (products.length === 0) {
    return <EmptyState title="Nada à venda ainda">Publique um material e ele aparece aqui.</EmptyState>;
  }
  return (
    <div className="grid gap-4">
      <PickWords picking={picking} />
      <p className="text-xs text-muted" aria-live="polite">
        {picked.length} de {MOST_PICKED} escolhidos. Aparecem na ordem em que você escolheu.
      </p>
      {found.length === 0 && <p className="text-sm">Nenhum material com “{words}”.</p>}
      <ul className="divide-y divide-line">
        {found.map(({ id, title }) => (
          <li key={id} className="py-1">
            <Checkbox
              checked={picked.includes(id)}
              disabled={!picked.includes(id) && picked.length >= MOST_PICKED}
              onChange={() => onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])}
            >
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
