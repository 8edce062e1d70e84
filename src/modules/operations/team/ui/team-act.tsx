import { type ComponentProps, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { doneWords } from "../../pending-acts/ui/done-words.ts";
import { teamMessages } from "../messages.ts";

type TeamActProps = Pick<ButtonProps, "variant" | "size" | "aria-label"> &
  Pick<ComponentProps<typeof ReasonDialog>, "title" | "effect" | "fields" | "confirmLabel"> & {
    label: string;
    done: string;
    act: (motivo: string, form: FormData) => Promise<ActAnswer>;
    onDone: () => Promise<void>;
  };

/** A change in the team: a button, the roles and the reason, proof of who the owner is, and what came of it. */
export function TeamAct({ label, done, act, onDone, variant, size, "aria-label": name, ...dialog }: TeamActProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog: stepUp } = useStepUp();
  return (
    <>
      <Button size={size} variant={variant} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReasonDialog
        {...dialog}
        open={isAsking}
        onClose={() => setAsking(false)}
        hint="Vai na mensagem que a pessoa recebe, e fica no registro."
        messages={teamMessages}
        act={(motivo, form) => confirmed(() => act(motivo, form))}
        onDone={(answer) => {
          setAsking(false);
          showToast(doneWords(answer, done));
          void onDone();
        }}
      />
      {stepUp}
    </>
  );
}
