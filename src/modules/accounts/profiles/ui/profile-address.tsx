import { useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { showToast } from "#ui/toast.tsx";
import { useForm } from "#ui/use-form.ts";
import { renewProfileAddressFn } from "../functions.ts";
import { profileMessages } from "../messages.ts";

const never = () => () => undefined;
const readOrigin = () => location.origin;

/** Where the page is: to look at it as others do, to hand it out, or to leave the address for another. */
export function ProfileAddress({ slug, isOpen, onChanged }: { slug: string; isOpen: boolean; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, trouble, send } = useForm(profileMessages, profileMessages.unavailable, { name: "endereco-do-perfil" });
  const path = `/cliente/${slug}`;
  const address = useSyncExternalStore(never, readOrigin, () => "") + path;
  const close = () => setAsking(false);
  async function renew() {
    if (!(await send(() => renewProfileAddressFn()))) return;
    onChanged();
    close();
    showToast("Endereço trocado. O antigo não leva a nada.");
  }
  return (
    <div className="grid gap-3 border-t border-line pt-3.5">
      <p className="text-sm wrap-anywhere text-muted" data-address={path}>
        {address}
      </p>
      <div className="flex flex-wrap gap-2">
        <RouterLink href={path} className={buttonClass({ size: "sm" })}>
          Ver como público
        </RouterLink>
        {isOpen && <CopyButton size="sm" variant="ghost" text={address} label="Copiar link" copiedLabel="Link copiado" />}
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          Trocar o endereço
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Trocar o endereço?"
        description="Quem tem o link de agora passa a ver que a página não existe. Não dá para voltar a ele."
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Voltar
            </Button>
            <Button variant="primary" loading={isBusy} loadingLabel="Trocando…" onClick={() => void renew()}>
              Trocar
            </Button>
          </>
        }
      >
        {trouble && (
          <Note tone="danger" role="alert">
            {trouble}
          </Note>
        )}
      </Dialog>
    </div>
  );
}
