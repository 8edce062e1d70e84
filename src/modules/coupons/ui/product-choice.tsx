import { useState } from "react";
import { fold } from "#kit/fold.ts";
import { plural } from "#kit/format.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Cover } from "#ui/cover.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Money } from "#ui/money.tsx";
import { Radio } from "#ui/radio.tsx";
import { PickWords } from "#modules/catalog/picking/ui/pick-words.tsx";
import { usePicking } from "#modules/catalog/picking/ui/use-picking.ts";
import { getPricedProducts } from "../functions.ts";
import type { PricedProduct } from "../schema.ts";

const SHOWN = 6;

export type NewPrice = {
  cents: number;
  /** What may stand struck beside it. */
  struckCents: number | null;
  /** Why the new price is not what one would expect. */
  remark: string | null;
};

type ProductChoiceProps = {
  id: string;
  materials: PricedProduct[];
  /** Null: every product of the store. */
  productIds: number[] | null;
  onChange: (productIds: number[] | null) => void;
  /** The price after the discount as written; null while there is none. */
  priceOf: ((material: PricedProduct) => NewPrice) | null;
  error?: string | undefined;
};

/** Which products a discount reaches, and what each would cost with it. */
export function ProductChoice({ id, materials, productIds, onChange, priceOf, error }: ProductChoiceProps) {
  const picking = usePicking(materials, (words) => getPricedProducts({ data: { words } }));
  const { offered: products, words } = picking;
  const [isWhole, setWhole] = useState(false);
  const found = products.filter((product) => fold(product.title).includes(fold(words.trim())));
  const shown = isWhole || words.trim() ? found : found.slice(0, SHOWN);

  function mark(productId: number, isOn: boolean) {
    const others = (productIds ?? []).filter((one) => one !== productId);
    onChange(isOn ? [...others, productId] : others);
  }

  return (
    <FieldGroup legend="Materiais" id={id} error={error}>
      <div className="flex flex-wrap gap-x-6">
        <Radio name="reach" checked={productIds === null} onChange={() => onChange(null)}>
          Toda a loja, com o que vier depois
        </Radio>
        <Radio name="reach" checked={productIds !== null} onChange={() => onChange([])}>
          Só alguns
        </Radio>
      </div>
      {products.length > SHOWN && <PickWords picking={picking} />}
      <ul aria-label="Preço de cada material com o desconto" className="border-y border-line">
        {shown.map((product) => (
          <OwnProductRow
            key={product.id}
            material={product}
            isOn={productIds === null || productIds.includes(product.id)}
            onMark={productIds === null ? null : (isOn) => mark(product.id, isOn)}
            newPrice={priceOf?.(product) ?? null}
          />
        ))}
        {shown.length === 0 && (
          <li className="py-4 text-center text-sm text-muted">
            {products.length === 0 ? "Você ainda não tem material pago à venda." : `Nenhum resultado para “${words.trim()}”.`}
          </li>
        )}
      </ul>
      {found.length > shown.length && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          Ver os {plural(found.length, "material", "materiais")}
        </Button>
      )}
    </FieldGroup>
  );
}

type ProductRowProps = {
  material: PricedProduct;
  isOn: boolean;
  /** Null where all are in. */
  onMark: ((isOn: boolean) => void) | null;
  newPrice: NewPrice | null;
};

function OwnProductRow({ material: product, isOn, onMark, newPrice }: ProductRowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0" data-product={product.slug}>
      {onMark && (
        <Checkbox
          aria-label={product.title}
          checked={isOn}
          onChange={(event) => onMark(event.target.checked)}
          className="py-0!"
        />
      )}
      <Cover
        shape="mini"
        paper={product.paper}
        picture={pictureOf(product.cover)}
        title={product.title}
        signature=""
        seed={product.slug}
        alt=""
      />
      <div className="min-w-0 flex-1 text-sm leading-[1.3]">
        <span className="line-clamp-2">{product.title}</span>
        {isOn && newPrice?.remark && <span className="block text-2xs text-warning">{newPrice.remark}</span>}
      </div>
      <div className="shrink-0 text-right text-sm">
        {isOn && newPrice ? <OldAndNew from={newPrice.struckCents} to={newPrice.cents} /> : <Money cents={product.priceCents} />}
      </div>
    </li>
  );
}

const OldAndNew = ({ from, to }: { from: number | null; to: number }) => (
  <>
    {from !== null && from > to && (
      <s className="tn block text-2xs text-muted">
        <span className="sr-only">de </span>
        <Money cents={from} />
      </s>
    )}
    <b data-cents={to} className="tn">
      <span className="sr-only">por </span>
      {to === 0 ? "Grátis" : <Money cents={to} />}
    </b>
  </>
);
