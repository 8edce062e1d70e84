import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { createPostFn } from "../functions.ts";
import { postMessages } from "../messages.ts";
import { postList } from "../search.ts";

/** Opens a blank post on the desk. */
export function NewPostButton() {
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    const answer = await createPostFn().catch(() => null);
    setOpening(false);
    if (answer?.ok) await router.navigate({ href: `${postList.path}/${answer.value.postId}` });
    else showToast(postMessages.unavailable);
  }

  return (
    <Button variant="primary" loading={isOpening} loadingLabel="Abrindo…" onClick={() => void open()}>
      <Plus aria-hidden />
      Escrever texto
    </Button>
  );
}
