import { LICENSE_CODES, LICENSES } from "#modules/catalog/rules/licenses.ts";
import type { License, ProductForm, EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { Switch } from "#ui/switch.tsx";
import { Block } from "./block.tsx";
import { LicenseNet } from "./license-net.tsx";
import type { Mistakes } from "./read-refusal.ts";

type PriceBlockProps = {
  page: EditedProduct;
  form: ProductForm;
  change: (part: Partial<ProductForm>) => void;
  mistakes: Mistakes;
};

/** What it costs, what the author receives, and what the buyer may do with it. */
export function PriceBlock({ page, form, change, mistakes }: PriceBlockProps) {
  return (
    <Block title="Preço e licença">
      <Switch
        name="isFree"
        checked={form.isFree}
        onChange={(event) => change({ isFree: event.target.checked })}
        hint="Qualquer pessoa baixa sem pagar. Até 250 MB no total."
      >
        Material grátis
      </Switch>
      {!form.isFree && (
        <Field
          label="Preço"
          id="preco"
          error={mistakes.preco}
          hint={<LicenseNet page={page} form={form} priceCents={form.priceCents} />}
        >
          <MoneyInput
            name="price"
            cents={form.priceCents}
            onCents={(priceCents) => change({ priceCents })}
            className="max-w-56"
          />
        </Field>
      )}
      <FieldGroup legend="Licença">
        {LICENSE_CODES.map((license) => (
          <RadioCard
            key={license}
            name="license"
            value={license}
            checked={form.license === license}
            onChange={() => change(asMain(form, license))}
            title={LICENSES[license].name}
            description={LICENSES[license].line}
          />
        ))}
      </FieldGroup>
    </Block>
  );
}

/** The product's own licence is no other one. */
const asMain = ({ otherLicenses = [] }: ProductForm, license: License): Partial<ProductForm> => ({
  license,
  otherLicenses: otherLicenses.filter((one) => one.license !== license),
});
