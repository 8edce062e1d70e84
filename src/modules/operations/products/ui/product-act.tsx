import { type ComponentProps, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { takedownMessages } from "#modules/moderation/takedowns/messages.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { productActMessages } from "../messages.ts";

type ProductActProps = Pick<ButtonProps, "variant"> &
  Pick<ComponentProps<typeof ReasonDialog>, "title" | "effect" | "hint" | "fields"> & {
    label: string;
    /** Said at the corner once it is done. */
    done: string;
    act: (motivo: string, form: FormData) => Promise<ActAnswer>;
    onDone: () => Promise<void>;
  };

const MESSAGES = { ...takedownMessages, ...productActMessages };

/** An act on a product: a button, the reason, proof of who the admin is where the act asks it, and what came of it. */
export function ProductAct({ label, done, act, onDone, variant, ...dialog }: ProductActProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog: stepUp } = useStepUp();
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
        messages={MESSAGES}
        act={(motivo, form) => confirmed(() => act(motivo, form))}
        onDone={() => {
          setAsking(false);
          showToast(done);
          void onDone();
        }}
      />
      {stepUp}
    </>
  );
}
