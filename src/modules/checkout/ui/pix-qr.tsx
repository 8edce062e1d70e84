import { QrCode as QrIcon } from "lucide-react";
import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";

/** The QR code. On a phone it is hidden behind a button, because a phone cannot scan its own screen. */
export function PixQr({ code }: { code: string }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid justify-items-center gap-4">
      <Button
        className="md:hidden"
        variant="secondary"
        full
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <QrIcon aria-hidden />
        {isShown ? "Esconder QR Code" : "Mostrar QR Code"}
      </Button>
      <div id={id} className={cx("w-full max-w-60", !isShown && "max-md:hidden")}>
        <QrCode
          text={code}
          label="QR Code do Pix. No app do banco, escolha ler QR Code; neste aparelho, use o código para copiar."
        />
      </div>
    </div>
  );
}
