import type { PriceChange } from "#modules/catalog/prices/rules.ts";
import { parsePercent } from "#kit/percent.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { Segmented } from "#ui/segmented.tsx";

/** What the author is asking, before it makes sense. */
export type ChangeDraft = {
  way: "subir" | "descer" | "fixo";
  unit: "percentual" | "valor";
  percent: string;
  cents: number | null;
  endsIn90: boolean;
};

export const FIRST_CHANGE: ChangeDraft = { way: "subir", unit: "percentual", percent: "10", cents: null, endsIn90: true };

/** The change asked for, or null while a number is missing. */
export function changeOf({ way, unit, percent, cents, endsIn90 }: ChangeDraft): PriceChange | null {
  if (way === "fixo") return cents === null ? null : { kind: "fixo", cents };
  if (unit === "valor") return cents === null || cents === 0 ? null : { kind: "valor", way, cents, endsIn90 };
  const basisPoints = parsePercent(percent);
  return basisPoints ? { kind: "percentual", way, basisPoints, endsIn90 } : null;
}

type FieldsProps = { draft: ChangeDraft; change: (part: Partial<ChangeDraft>) => void };

/** Up, down or to one price; by how much; and whether prices end in ,90. */
export function PriceChangeFields({ draft, change }: FieldsProps) {
  const isShare = draft.way !== "fixo" && draft.unit === "percentual";
  return (
    <div className="grid gap-3">
      <Segmented
        label="O que fazer com os preços"
        value={draft.way}
        onValue={(way) => change({ way })}
        options={[
          { value: "subir", label: "Aumentar" },
          { value: "descer", label: "Diminuir" },
          { value: "fixo", label: "Definir" },
        ]}
        className="justify-self-start"
      />
      <div className="flex flex-wrap items-end gap-3">
        {isShare ? (
          <Field label="Quanto" id="quanto-por-cento">
            <NumberInput
              dense
              digits={3}
              decimals={2}
              after="%"
              value={draft.percent}
              onText={(percent) => change({ percent })}
              className="w-36"
            />
          </Field>
        ) : (
          <Field label={draft.way === "fixo" ? "Preço" : "Quanto"} id="quanto-em-reais">
            <MoneyInput dense cents={draft.cents} onCents={(cents) => change({ cents })} className="w-36" />
          </Field>
        )}
        {draft.way !== "fixo" && (
          <Segmented
            label="Em que medida"
            value={draft.unit}
            onValue={(unit) => change({ unit })}
            options={[
              { value: "percentual", label: "%" },
              { value: "valor", label: "R$" },
            ]}
          />
        )}
      </div>
      {draft.way !== "fixo" && (
        <Checkbox checked={draft.endsIn90} onChange={(event) => change({ endsIn90: event.target.checked })}>
          Terminar os preços em ,90
        </Checkbox>
      )}
    </div>
  );
}
