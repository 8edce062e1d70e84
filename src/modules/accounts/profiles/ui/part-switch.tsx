import { type ReactNode, useState } from "react";
import { Switch } from "#ui/switch.tsx";
import { useForm } from "#ui/use-form.ts";
import { switchProfileFn } from "../functions.ts";
import { profileMessages } from "../messages.ts";
import type { ProfilePart } from "../rules.ts";

type PartSwitchProps = {
  part: ProfilePart;
  isOn: boolean;
  hint: ReactNode;
  disabled?: boolean;
  onChanged: () => void;
  children: ReactNode;
};

/** One part of the profile, shown or hidden at once; it goes back when the answer is no. */
export function PartSwitch({ part, isOn, hint, disabled, onChanged, children }: PartSwitchProps) {
  const { isBusy, trouble, send } = useForm(profileMessages, profileMessages.unavailable, { name: "parte-do-perfil" });
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <div className="py-1.5">
      <Switch
        name={part}
        checked={chosen ?? isOn}
        disabled={disabled}
        aria-busy={isBusy}
        hint={hint}
        onChange={(event) => {
          const { checked } = event.target;
          setChosen(checked);
          void send(() => switchProfileFn({ data: { part, isOn: checked } })).then((isDone) => {
            setChosen(null);
            if (isDone) onChanged();
          });
        }}
      >
        {children}
      </Switch>
      <span role="alert" className="text-2xs font-medium text-danger empty:hidden">
        {trouble}
      </span>
    </div>
  );
}
