import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { createEditionFn } from "../functions.ts";
import { editionMessages } from "../messages.ts";
import { EDITIONS_PATH } from "../rules/paths.ts";

/** Opens a blank edition on the desk. */
export function NewEditionButton() {
  const router = useRouter();
  const { confirmed, dialog } = useStepUp();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    const answer = await confirmed(() => createEditionFn()).catch(() => "failed" as const);
    setOpening(false);
    if (answer === null) return;
    if (answer !== "failed" && answer.ok) await router.navigate({ href: `${EDITIONS_PATH}/${answer.value.editionId}` });
    else showToast(editionMessages.unavailable);
  }

  return (
    <>
      <Button variant="primary" loading={isOpening} loadingLabel="Abrindo…" onClick={() => void open()}>
        <Plus aria-hidden />
        Escrever edição
      </Button>
      {dialog}
    </>
  );
}
