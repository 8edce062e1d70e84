import { useHydrated } from "@tanstack/react-router";
import { MessageCircle, Share2 } from "lucide-react";
import { formatMoney } from "#kit/money.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

/** Sends the code to another device: the system's share sheet, WhatsApp or a link to this page. */
export function PixShare({ code, totalCents }: { code: string; totalCents: number }) {
  const isReady = useHydrated();
  if (!isReady) return null;
  const address = location.origin + location.pathname;
  const hasShare = "share" in navigator;

  /** Closing the system's share sheet without a choice is not an error. */
  const share = () => void navigator.share({ title: `Pix de ${formatMoney(totalCents)}`, text: code }).catch(() => undefined);

  return (
    <section aria-labelledby="outro-aparelho" className="mt-6">
      <h2 id="outro-aparelho" className="font-text text-sm font-semibold">
        Pagar em outro aparelho
      </h2>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {hasShare && (
          <Button size="sm" onClick={share}>
            <Share2 aria-hidden />
            Compartilhar código
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(code)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: "sm" })}
        >
          <MessageCircle aria-hidden />
          Enviar por WhatsApp
        </a>
        <CopyButton text={address} label="Copiar link desta página" copiedLabel="Link copiado" size="sm" />
      </div>
      <p className="mt-2 text-2xs text-muted">O link abre este pedido em qualquer aparelho onde você entrar com a sua conta.</p>
    </section>
  );
}
