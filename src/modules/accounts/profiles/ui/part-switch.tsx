import { type ReactNode, useState } from "react";
import { Switch } from "#ui/switch.tsx";
import { switchProfileFn } from "../functions.ts";
import type { ProfilePart } from "../rules.ts";
import { useProfileChange } from "./use-profile-change.ts";

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
  const { isBusy, sentence, change } = useProfileChange(onChanged);
  const [wished, setWished] = useState<boolean | null>(null);
  return (
    <div className="py-1.5">
      <Switch
        name={part}
        checked={wished ?? isOn}
        disabled={disabled}
        aria-busy={isBusy}
        hint={hint}
        onChange={(event) => {
          const input = event.target.checked;
          setWished(input);
          void change(() => switchProfileFn({ data: { part, isOn: input } })).finally(() => setWished(null));
        }}
      >
        {children}
      </Switch>
      <span role="alert" className="text-2xs font-medium text-danger empty:hidden">
        {sentence}
      </span>
    </div>
  );
}
