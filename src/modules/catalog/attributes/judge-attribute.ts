import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { AttributeForm } from "./attribute-form.ts";

type Mistakes = Record<string, string>;

/** What is wrong with an attribute on its own, field by field. */
export function formMistakes({ kind, lowest, highest, options }: AttributeForm): Mistakes {
  if (kind === "numero" || kind === "faixa") {
    if (lowest === null || highest === null) return { highest: "Diga o menor e o maior número." };
    return highest > lowest ? {} : { highest: "O maior precisa passar do menor." };
  }
  if (options.length === 0) return { options: "Escreva ao menos uma opção." };
  const labels = options.map(({ label }) => fold(label));
  return new Set(labels).size === labels.length ? {} : { options: "Uma opção aparece duas vezes." };
}

/** What products already answer that this form would leave without a place. */
export async function answerMistakes(
  tx: Tx,
  attributeId: number,
  { lowest, highest, options }: AttributeForm,
): Promise<Mistakes> {
  const saved = options.flatMap(({ id }) => id ?? []);
  const rows = await readRows(
    tx,
    { label: col.text`o.label`, count: col.int`count(*)::int` },
    (row) => sql`select ${row} from attribute_options o join product_attribute_options po on po.option_id = o.id
    where o.attribute_id = ${attributeId} and o.id <> all(${sql.param(saved)}::int[]) group by o.id order by count(*) desc, o.id limit 1`,
  );
  const [used] = rows;
  if (used)
    return { options: `“${used.label}” está em ${used.count} ${used.count === 1 ? "material" : "materiais"}. Deixe-a na lista.` };
  if (lowest === null || highest === null) return {};
  const outside = await tx.execute(sql`
    select 1 from product_attribute_numbers where attribute_id = ${attributeId} and (low < ${lowest} or high > ${highest}) limit 1`);
  return outside.rows.length > 0 ? { highest: "Há materiais com números fora destes." } : {};
}
