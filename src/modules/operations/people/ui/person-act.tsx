import { type ComponentProps, useState } from "react";
import type { AdminArea } from "#kit/admin-roles.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { personMessages } from "../messages.ts";

type PersonActProps = Pick<ButtonProps, "variant"> &
  Pick<ComponentProps<typeof ReasonDialog>, "title" | "effect" | "hint" | "fields"> & {
    /** Whose roles see the button. */
    area?: AdminArea;
    label: string;
    /** Said at the corner once it is done. */
    done: string;
    act: (motivo: string, form: FormData) => Promise<ActAnswer>;
    onDone: (answer: Extract<ActAnswer, { ok: true }>) => void | Promise<void>;
  };

/** An act on an account: a button, the reason, proof of who the admin is where the act asks it, and what came of it. */
export function PersonAct({ area = "people", label, done, act, onDone, variant, ...dialog }: PersonActProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog: stepUp } = useStepUp();
  const may = useMay();
  if (!may("act", area)) return null;
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReasonDialog
        {...dialog}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={label}
        isDangerous={variant === "danger-outline"}
        messages={personMessages}
        act={(motivo, form) => confirmed(() => act(motivo, form))}
        onDone={(answer) => {
          setAsking(false);
          showToast(doneWords(answer, done));
          void onDone(answer);
        }}
      />
      {stepUp}
    </>
  );
}
