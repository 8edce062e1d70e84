import { brand } from "#kit/brand/brand.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { MaskedInput } from "#ui/masked-input.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { changeSettingsFn, getSettings } from "../functions.ts";
import type { SettingChange, ShownField, ShownGroup } from "../queries.ts";
import { unitWords } from "../rules.ts";
import { SettingAct } from "./setting-act.tsx";

/** Every setting of the platform, group by group, and who changed what. */
export function SettingsSection() {
  const state = useSection(() => getSettings());
  return (
    <Panel id="numeros" title={`Números ${brand.of}`} className="scroll-mt-20">
      <Section name="settings" subject={`os números ${brand.of}`} state={state} skeleton={<Skeleton className="h-64" />}>
        {({ groups, changes }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ul className="divide-y divide-line">
              {groups.map((group) => (
                <Group key={group.key} group={group} onDone={state.reload} />
              ))}
            </ul>
            <History changes={changes} />
          </div>
        )}
      </Section>
    </Panel>
  );
}

function Group({ group: { key, title, fields, waits, isGrave }, onDone }: { group: ShownGroup; onDone: () => void }) {
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0 flex-1">
        <h3 className="font-text text-sm font-semibold">{title}</h3>
        {waits && <WaitsNote />}
        <dl className="mt-1 grid gap-x-6 gap-y-0.5 text-2xs sm:grid-cols-2">
          {fields.map((field) => (
            <div key={field.name} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted">{field.label}</dt>
              <dd className="wrap-anywhere">
                {field.words}
                {field.isChanged && <span className="text-muted"> (era {field.usual})</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <SettingAct
        area="settings"
        label="Mudar"
        aria-label={`Mudar ${title}`}
        confirmLabel="Mudar"
        title={title}
        effect={`${isGrave ? "Se houver outro dono, vale quando ele confirmar." : "Vale a partir de agora."} O que já foi feito com os números de antes fica como está.`}
        done="Números mudados."
        fields={(mistakes) => fields.map((field) => <FieldInput key={field.name} field={field} error={mistakes[field.name]} />)}
        act={(motivo, form) =>
          changeSettingsFn({
            data: { key, values: Object.fromEntries(fields.map(({ name }) => [name, formText(form, name)])), motivo },
          })
        }
        onDone={onDone}
      />
    </li>
  );
}

function FieldInput({ field: { name, label, unit, typed, usual }, error }: { field: ShownField; error: string | undefined }) {
  const words = unitWords[unit];
  if (unit === "ligado")
    return (
      <Field label={label} error={error} hint={`Padrão: ${usual}.`}>
        <Select name={name} defaultValue={typed}>
          <option value="sim">sim</option>
          <option value="nao">não</option>
        </Select>
      </Field>
    );
  const percent = unit === "por_cento";
  return (
    <Field label={label} error={error} hint={unit === "texto" ? undefined : `Padrão: ${usual}.`}>
      {unit === "texto" ? (
        <TextInput name={name} defaultValue={typed} maxLength={300} autoComplete="off" />
      ) : unit === "centavos" ? (
        <MaskedInput name={name} mask="money" defaultValue={typed} before={words} />
      ) : (
        <NumberInput
          name={name}
          digits={percent ? 3 : 9}
          decimals={percent ? 2 : 0}
          defaultValue={typed}
          after={words === "" ? undefined : words}
        />
      )}
    </Field>
  );
}

function History({ changes }: { changes: SettingChange[] }) {
  return (
    <div>
      <h3 className="font-text text-sm font-semibold">O que mudou</h3>
      {changes.length === 0 ? (
        <p className="mt-1 text-sm text-muted">Ninguém mudou nada ainda: são os números padrão.</p>
      ) : (
        <ol className="mt-2 grid gap-3 text-sm">
          {changes.map((change) => (
            <li key={change.id} className="wrap-anywhere">
              <p>
                <b>{change.title}</b>: {change.lines.join(" ")}
              </p>
              <p className="text-2xs text-muted">
                <When at={change.at} />, por {change.by}. {change.reason}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
