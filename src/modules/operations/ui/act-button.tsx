import { useState } from "react";
import type { AdminArea } from "#kit/admin-roles.ts";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { actMessages } from "../messages.ts";

type ActButtonProps = Pick<ButtonProps, "variant" | "size" | "aria-label"> & {
  /** Whose roles see the button; everybody who sees the page unless told. */
  area?: AdminArea;
  label: string;
  title: string;
  effect: string;
  /** Said at the corner once it is done. */
  done: string;
  /** A sentence for each refusal; those of every act unless told. */
  messages?: Record<string, string>;
  act: (motivo: string) => Promise<ActAnswer>;
  onDone: () => void;
};

/** An act of an admin: a button, the reason, proof of who the admin is where the act asks it, and what came of it. */
export function ActButton({
  area = "desk",
  label,
  title,
  effect,
  done,
  messages = actMessages,
  act,
  onDone,
  ...look
}: ActButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useStepUp();
  const may = useMay();
  if (!may("act", area)) return null;
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        effect={effect}
        confirmLabel={label}
        isDangerous={look.variant === "danger-outline"}
        messages={messages}
        act={(motivo) => confirmed(() => act(motivo))}
        onDone={() => {
          setAsking(false);
          showToast(done);
          onDone();
        }}
      />
      {dialog}
    </>
  );
}
