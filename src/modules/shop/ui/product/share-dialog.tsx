import { MessageCircle, Share } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextInput } from "#ui/text-input.tsx";

const never = () => () => undefined;
const hasSystemShare = () => typeof navigator.share === "function";

type ShareDialogProps = { open: boolean; onClose: () => void; path: string; words: string };

/** WhatsApp first, then the system's own sharing where there is one, then the address to copy. */
export function ShareDialog({ open, onClose, path, words }: ShareDialogProps) {
  const address = typeof location === "undefined" ? path : new URL(path, location.origin).href;
  const canShare = useSyncExternalStore(never, hasSystemShare, () => false);
  const message = `${words}\n${address}`;
  return (
    <Dialog open={open} onClose={onClose} title="Compartilhar" description={words}>
      <div className="grid gap-2.5">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: "primary", full: true })}
        >
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
        {canShare && (
          <Button full onClick={() => void navigator.share({ title: words, url: address }).catch(() => undefined)}>
            <Share aria-hidden />
            Outro aplicativo
          </Button>
        )}
        <div className="flex flex-wrap gap-2">
          <TextInput
            readOnly
            name="endereco"
            aria-label="Endereço"
            value={address}
            className="min-w-0 flex-1 basis-48"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={address} label="Copiar link" copiedLabel="Link copiado" />
        </div>
        <div className="mt-2 flex justify-end">
          <Button variant="ghost" onClick={onClose}>
            Fechar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
