import type { CategoryChoice, ProductForm } from "#modules/catalog/schema/product-form.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Block } from "./block.tsx";
import type { Mistakes } from "./read-refusal.ts";
import { TagsField } from "./words-block.tsx";

type CategoryBlockProps = {
  form: ProductForm;
  change: (part: Partial<ProductForm>) => void;
  mistakes: Mistakes;
  categories: CategoryChoice[];
};

/** Its category and tags. */
export function CategoryBlock({ form, change, mistakes, categories }: CategoryBlockProps) {
  const roots = categories.filter((one) => one.parentId === null);
  const under = (id: number) => categories.filter((one) => one.parentId === id);
  return (
    <Block title="Categoria">
      <Field label="Categoria" id="categoria" error={mistakes.categoria}>
        <Select
          name="category"
          value={form.categoryId ?? ""}
          onChange={(event) => change({ categoryId: event.target.value ? Number(event.target.value) : null })}
        >
          <option value="">Escolha uma categoria</option>
          {roots.map((root) => (
            <optgroup key={root.id} label={root.name}>
              <option value={root.id}>{root.name}</option>
              {under(root.id).map((child) => (
                <option key={child.id} value={child.id}>
                  {root.name} › {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <TagsField form={form} change={change} mistakes={mistakes} />
    </Block>
  );
}
