import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { formatTime } from "#kit/date-format.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { makeKycLinkFn } from "../functions.ts";
import { recipientMessages } from "../messages.ts";

/** The proof of identity: a link valid for 20 minutes, created on request, to open here or on a phone. */
export function KycLink({ isMissing }: { isMissing: boolean }) {
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);

  async function make() {
    setMaking(true);
    setTrouble(null);
    const answer = await makeKycLinkFn().catch(() => null);
    setMaking(false);
    if (answer?.ok) return setLink(answer.value);
    setLink(null);
    setTrouble(recipientMessages[answer?.reason ?? "unavailable"]);
  }

  return (
    <div className="grid gap-4">
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      {link ? (
        <div className="grid items-center gap-5 sm:grid-cols-[168px_minmax(0,1fr)]">
          <QrCode text={link.url} label="Código que abre a verificação no celular" className="max-w-42" />
          <output className="grid justify-items-start gap-3 text-sm">
            <p>
              Aponte a câmera do celular, ou abra aqui mesmo. O link vale até as {formatTime(new Date(link.expiresAt))}; depois
              disso, gere outro.
            </p>
            <a href={link.url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: "primary" })}>
              <ExternalLink aria-hidden />
              Abrir a verificação
            </a>
            <Button size="sm" variant="ghost" loading={isMaking} loadingLabel="Gerando…" onClick={() => void make()}>
              Gerar outro link
            </Button>
          </output>
        </div>
      ) : (
        <div>
          <Button
            variant={isMissing ? "primary" : "secondary"}
            loading={isMaking}
            loadingLabel="Gerando o link…"
            onClick={() => void make()}
          >
            Fazer a verificação
          </Button>
        </div>
      )}
    </div>
  );
}
