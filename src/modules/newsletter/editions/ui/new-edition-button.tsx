import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { createEditionFn } from "../functions.ts";
import { editionMessages } from "../messages.ts";
import { EDITIONS_PATH } from "../rules/paths.ts";

/** Opens a blank edition on the desk. */
export function NewEditionButton() {
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    const answer = await createEditionFn().catch(() => null);
    setOpening(false);
    if (answer?.ok) await router.navigate({ href: `${EDITIONS_PATH}/${answer.value.editionId}` });
    else showToast(editionMessages.unavailable);
  }

  return (
    <Button variant="primary" loading={isOpening} loadingLabel="Abrindo…" onClick={() => void open()}>
      <Plus aria-hidden />
      Escrever edição
    </Button>
  );
}
