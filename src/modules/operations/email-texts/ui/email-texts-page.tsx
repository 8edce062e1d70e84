import { useState } from "react";
import { formatDate } from "#kit/date-format.ts";
import { fold } from "#kit/fold.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { PhoneFold } from "#ui/phone-fold.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { UNFIT_TEXT } from "../messages.ts";
import { emailTextPath, groupOf, groupTitles } from "../rules.ts";
import type { ListedText } from "../schema.ts";

/** Every e-mail whose words may be changed, by what it is about. */
export function EmailTextsPage({ texts }: { texts: ListedText[] }) {
  const [sought, setSought] = useState("");
  const [isChangedOnly, setChangedOnly] = useState(false);
  const words = fold(sought.trim());
  const shown = texts.filter(
    ({ label, when, changedAt, isUnfit }) =>
      (!isChangedOnly || changedAt !== null || isUnfit) && fold(`${label} ${when}`).includes(words),
  );
  return (
    <div className="grid gap-5 max-md:gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label="Procurar um e-mail" className="w-full max-w-[360px]">
          <TextInput type="search" value={sought} maxLength={80} onChange={({ target }) => setSought(target.value)} />
        </Field>
        <Checkbox checked={isChangedOnly} onChange={({ target }) => setChangedOnly(target.checked)}>
          Só os que mudaram
        </Checkbox>
      </div>
      {groupTitles.map((title) => {
        const group = shown.filter(({ key }) => groupOf(key) === title);
        if (group.length === 0) return null;
        const panel = (
          <Panel key={title} title={title}>
            <ul className="divide-y divide-line">
              {group.map((text) => (
                <li key={text.key} className="py-3 first:pt-0 last:pb-0">
                  <RouterLink href={emailTextPath(text.key)} className="link inline-block min-h-6 text-sm font-semibold">
                    {text.label}
                  </RouterLink>
                  <p className="text-xs text-muted">{text.when}</p>
                  {text.isUnfit && <p className="text-2xs">{UNFIT_TEXT}</p>}
                  {text.changedAt && (
                    <p className="text-2xs">
                      Texto mudado em {formatDate(text.changedAt)} por {text.changedBy}.
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        );
        return shown.length < texts.length ? (
          panel
        ) : (
          <PhoneFold key={title} title={`${title}, ${group.length}`}>
            {panel}
          </PhoneFold>
        );
      })}
      {shown.length === 0 && (
        <p className="text-sm text-muted">
          {isChangedOnly && words === "" ? "Todos saem com o texto original." : "Nenhum e-mail com essas palavras."}
        </p>
      )}
    </div>
  );
}
