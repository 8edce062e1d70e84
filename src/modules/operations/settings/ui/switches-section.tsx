import { CirclePause, CirclePlay } from "lucide-react";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Field } from "#ui/field.tsx";
import { formText } from "#ui/form-text.ts";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { WaitsNote } from "../../pending-acts/ui/waits-note.tsx";
import { getSwitches, turnSwitchFn } from "../functions.ts";
import { switchWords } from "../messages.ts";
import type { ShownSwitch } from "../queries.ts";
import { SettingAct } from "./setting-act.tsx";

/** What may be stopped at once, everywhere. */
export function SwitchesSection() {
  const state = useSection(() => getSwitches());
  return (
    <Panel id="chaves" title="Parar de uma vez" className="scroll-mt-20">
      <Section name="switches" subject="o que está parado" state={state} skeleton={<Skeleton className="h-28" />}>
        {(switches) => (
          <ul className="divide-y divide-line">
            {switches.map((one) => (
              <Row key={one.what} shown={one} onDone={state.reload} />
            ))}
          </ul>
        )}
      </Section>
    </Panel>
  );
}

function Row({ shown: { what, isOn, offWords, since, waits }, onDone }: { shown: ShownSwitch; onDone: () => void }) {
  const words = switchWords[what];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {words.title}
          {isOn ? (
            <StatusPill tone="positive" icon={<CirclePlay />} status="ligado">
              Em curso
            </StatusPill>
          ) : (
            <StatusPill tone="danger" icon={<CirclePause />} status="parado">
              Parado
            </StatusPill>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{isOn ? words.on : `As pessoas leem: “${offWords || words.usual}”`}</p>
        {since && (
          <p className="text-2xs text-muted">
            Desde <When at={since} />
          </p>
        )}
        {waits && <WaitsNote />}
      </div>
      <SettingAct
        area="switches"
        key={String(isOn)}
        variant={isOn ? "danger-outline" : "secondary"}
        label={isOn ? "Parar" : "Retomar"}
        aria-label={`${isOn ? "Parar" : "Retomar"} ${words.title.toLowerCase()}`}
        confirmLabel={isOn ? "Parar agora" : "Retomar agora"}
        title={isOn ? `Parar ${words.title.toLowerCase()} para todo mundo?` : `Retomar ${words.title.toLowerCase()}?`}
        effect={isOn ? words.off : words.on}
        done={isOn ? `${words.title}: parado.` : `${words.title}: em curso.`}
        fields={(mistakes) =>
          isOn && (
            <Field label="O que as pessoas leem" optional hint={`Vazio: “${words.usual}”`} error={mistakes.aviso}>
              <Textarea name="aviso" rows={3} maxLength={300} />
            </Field>
          )
        }
        act={(motivo, form) => turnSwitchFn({ data: { what, isOn: !isOn, aviso: isOn ? formText(form, "aviso") : "", motivo } })}
        onDone={onDone}
      />
    </li>
  );
}
