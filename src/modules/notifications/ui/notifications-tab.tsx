import { useState } from "react";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import { chooseChannelFn } from "../functions.ts";
import type { Channel } from "../rules/channels.ts";
import type { ChoiceGroup, EventChoice } from "../schema.ts";

const COLUMNS: { channel: Channel; label: string }[] = [
  { channel: "sino", label: "Sino" },
  { channel: "email", label: "E-mail" },
];

type NotificationsTabProps = { facts: { groups: ChoiceGroup[] }; onChanged: () => void };

/** What each event brings, and where: saved as it is pressed. */
export function NotificationsTab({ facts: { groups }, onChanged }: NotificationsTabProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="grid gap-5">
      <p className="max-w-[62ch] text-sm text-muted">
        O sino fica no alto da página. Avisos de dinheiro, de segurança e recibos chegam sempre; o resto é você quem escolhe, e
        vale na hora.
      </p>
      {hasFailed && (
        <Note tone="danger" role="alert">
          Não conseguimos guardar essa escolha. Tente de novo.
        </Note>
      )}
      {groups.map(({ group, label, events }) => (
        <Panel key={group} flush data-section={group}>
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{label}: onde você recebe cada aviso</caption>
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="px-4 py-3 text-left md:px-5">
                  <span className="font-display text-t3">{label}</span>
                </th>
                {COLUMNS.map((column) => (
                  <th
                    key={column.channel}
                    scope="col"
                    className="w-18 px-1 py-3 text-center text-xs font-semibold text-muted md:w-24"
                  >
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {events.map((event) => (
                <EventRow key={event.event} event={event} onFail={setFailed} onChanged={onChanged} />
              ))}
            </tbody>
          </table>
        </Panel>
      ))}
    </div>
  );
}

type EventRowProps = { event: EventChoice; onFail: (hasFailed: boolean) => void; onChanged: () => void };

function EventRow({ event, onFail, onChanged }: EventRowProps) {
  return (
    <tr>
      <th scope="row" className="px-4 py-2 text-left font-medium md:px-5">
        {event.label}
      </th>
      {COLUMNS.map(({ channel, label }) => {
        const isOn = event.isOn[channel];
        return (
          <td key={channel} className="px-1 text-center text-2xs text-muted">
            {isOn === undefined ? (
              <span aria-label="não vai por aqui">–</span>
            ) : event.isMandatory ? (
              "Sempre"
            ) : (
              <ChannelSwitch
                choice={{ event: event.event, channel }}
                label={`${event.label}: ${label}`}
                initial={isOn}
                onFail={onFail}
                onChanged={onChanged}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

type ChannelSwitchProps = {
  choice: { event: string; channel: Channel };
  label: string;
  initial: boolean;
  onFail: (hasFailed: boolean) => void;
  onChanged: () => void;
};

/** Shows the choice at once and goes back when it could not be saved. */
function ChannelSwitch({ choice, label, initial, onFail, onChanged }: ChannelSwitchProps) {
  const [isOn, setOn] = useState(initial);
  const [isSaving, setSaving] = useState(false);

  async function save(checked: boolean) {
    if (isSaving) return;
    setOn(checked);
    setSaving(true);
    const answer = await chooseChannelFn({ data: { ...choice, isOn: checked } }).catch(() => null);
    setSaving(false);
    onFail(!answer?.ok);
    if (answer?.ok) onChanged();
    else setOn(!checked);
  }

  return (
    <Switch
      name={`${choice.event}.${choice.channel}`}
      aria-label={label}
      checked={isOn}
      aria-busy={isSaving || undefined}
      className="justify-center!"
      onChange={({ currentTarget: { checked } }) => void save(checked)}
    />
  );
}
