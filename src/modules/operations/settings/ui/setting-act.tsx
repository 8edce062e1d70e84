import { type ComponentProps, useState } from "react";
import type { AdminArea } from "#kit/admin-roles.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { settingMessages } from "../messages.ts";

type SettingActProps = Pick<ButtonProps, "variant" | "aria-label"> &
  Pick<ComponentProps<typeof ReasonDialog>, "title" | "effect" | "fields"> & {
    /** Whose roles see the button. */
    area: AdminArea;
    label: string;
    confirmLabel: string;
    done: string;
    act: (motivo: string, form: FormData) => Promise<ActAnswer>;
    onDone: () => void;
  };

/** A change in how the platform works: a button, what changes and why, proof of who the admin is, and what came of it. */
export function SettingAct({ area, label, done, act, onDone, variant, "aria-label": name, ...dialog }: SettingActProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog: stepUp } = useStepUp();
  const may = useMay();
  if (!may("act", area)) return null;
  return (
    <>
      <Button size="sm" variant={variant} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReasonDialog
        {...dialog}
        isDangerous={variant === "danger-outline"}
        open={isAsking}
        onClose={() => setAsking(false)}
        messages={settingMessages}
        act={(motivo, form) => confirmed(() => act(motivo, form))}
        onDone={(answer) => {
          setAsking(false);
          showToast(doneWords(answer, done));
          onDone();
        }}
      />
      {stepUp}
    </>
  );
}
