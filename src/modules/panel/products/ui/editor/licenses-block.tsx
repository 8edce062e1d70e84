import { LICENSE_CODES, LICENSES } from "#modules/catalog/rules/licenses.ts";
import type { License, ProductForm, EditedProduct } from "#modules/catalog/schema/product-form.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { Block } from "./block.tsx";
import { LicenseNet } from "./license-net.tsx";
import type { Mistakes } from "./read-refusal.ts";

type LicensesBlockProps = {
  page: EditedProduct;
  form: ProductForm;
  change: (part: Partial<ProductForm>) => void;
  mistakes: Mistakes;
};

/** The same product under other licences, each at its own price. */
export function LicensesBlock({ page, form, change, mistakes }: LicensesBlockProps) {
  const others = form.otherLicenses ?? [];

  function price(license: License, priceCents: number | null) {
    const rest = others.filter((one) => one.license !== license);
    change({ otherLicenses: priceCents === null ? rest : [...rest, { license, priceCents }] });
  }

  return (
    <Block title="Outras licenças" hint="Quem precisa usar mais paga mais. Cada compra escolhe uma licença só.">
      <FieldGroup legend="Vender também como" id="licencas" optional error={mistakes.licencas}>
        {LICENSE_CODES.filter((license) => license !== form.license).map((license) => {
          const offered = others.find((one) => one.license === license);
          const { name, line } = LICENSES[license];
          return (
            <div key={license} className="rounded-ctl border-[1.5px] border-line px-4 py-3">
              <Checkbox checked={offered !== undefined} onChange={(event) => price(license, event.target.checked ? 0 : null)}>
                <span className="block font-semibold">{name}</span>
                <span className="block text-xs text-muted">{line}</span>
              </Checkbox>
              {offered && (
                <Field
                  label={`Preço com ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
                  hint={<LicenseNet page={page} form={form} priceCents={offered.priceCents} />}
                  className="mt-2 pl-[30px]"
                >
                  <MoneyInput
                    name={`price-${license}`}
                    cents={offered.priceCents || null}
                    onCents={(cents) => price(license, cents ?? 0)}
                    className="max-w-56"
                  />
                </Field>
              )}
            </div>
          );
        })}
      </FieldGroup>
    </Block>
  );
}
