import { Eye, MessageCircle } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { shareListFn } from "../functions.ts";
import { sharedListPath } from "../rules.ts";
import type { FavouriteList } from "../schema/favourites-page.ts";
import { useChange } from "./use-change.ts";

const never = () => () => undefined;
const readOrigin = () => location.origin;

/** Lets others see a list by an address, hands the address out, and takes it back. */
export function ShareListDialog({ list, onClose }: { list: FavouriteList; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = useChange(setProblem);
  const origin = useSyncExternalStore(never, readOrigin, () => "");
  const path = list.shareToken ? sharedListPath(list.shareToken) : null;

  async function turn(isShared: boolean) {
    setBusy(true);
    const done = await change(() => shareListFn({ data: { listId: list.id, isShared } }));
    setBusy(false);
    if (!done || isShared) return;
    onClose();
    showToast("A lista é só sua de novo.");
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={path ? "Lista compartilhada" : "Compartilhar esta lista?"}
      description="Quem tiver o link vê o nome da lista, os materiais à venda e como você é chamado. Suas anotações não aparecem."
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
        {path ? (
          <>
            <TextInput
              readOnly
              name="endereco"
              aria-label="Endereço da lista"
              value={origin + path}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div className="flex flex-wrap gap-2">
              <a
                href={`https://wa.me/?text=${encodeURIComponent(`${list.name}, ${brand.in}\n${origin}${path}`)}`}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: "primary" })}
              >
                <MessageCircle aria-hidden />
                WhatsApp
              </a>
              <CopyButton text={origin + path} label="Copiar link" copiedLabel="Link copiado" />
              <RouterLink href={path} className={buttonClass({ variant: "ghost" })}>
                <Eye aria-hidden />
                Ver como os outros
              </RouterLink>
            </div>
            {list.followers > 0 && (
              <p className="text-sm text-muted">
                {plural(list.followers, "pessoa segue", "pessoas seguem")} esta lista. Se você parar de compartilhar,{" "}
                {list.followers === 1 ? "ela deixa" : "elas deixam"} de seguir.
              </p>
            )}
            <div className="mt-2 flex flex-wrap justify-between gap-2 border-t border-line pt-3.5">
              <Button variant="danger-outline" loading={isBusy} loadingLabel="Parando…" onClick={() => void turn(false)}>
                Parar de compartilhar
              </Button>
              <Button variant="ghost" onClick={onClose}>
                Fechar
              </Button>
            </div>
          </>
        ) : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={onClose}>
              Agora não
            </Button>
            <Button variant="primary" loading={isBusy} loadingLabel="Criando…" onClick={() => void turn(true)}>
              Criar link
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
