import { Download, MessageCircle } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { qrPath } from "#ui/qr-path.ts";

type CouponShareProps = {
  open: boolean;
  code: string;
  /** "20% de desconto em 14 materiais". */
  offer: string;
  /** It was made just now. */
  isNew: boolean;
  onClose: () => void;
};

/** Where a coupon's link goes: copied, to WhatsApp, or printed as a QR code. */
export function CouponShare({ open, code, offer, isNew, onClose }: CouponShareProps) {
  const address = `${location.origin}/cupom/${code}`;
  const words = `${offer} ${brand.in} com o cupom ${code}: ${address}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isNew ? "Cupom criado" : `Divulgar ${code}`}
      description="Quem abre o link já vê os preços com desconto e ativa o cupom com um toque. Dá também para digitar o código no carrinho."
      actions={
        <Button variant="primary" onClick={onClose}>
          Pronto
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[148px_minmax(0,1fr)] sm:items-start">
        <QrCode text={address} label={`QR code do cupom ${code}: abre ${address}`} className="max-w-[148px]" />
        <div className="grid gap-2">
          <p className="text-sm font-semibold wrap-anywhere" translate="no">
            {address.replace(/^https?:\/\//, "")}
          </p>
          <CopyButton text={address} label="Copiar link" copiedLabel="Link copiado" size="sm" />
          <a
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: "sm" })}
          >
            <MessageCircle aria-hidden />
            Enviar por WhatsApp
          </a>
          <a href={qrFile(address)} download={`cupom-${code}.svg`} className={buttonClass({ size: "sm" })}>
            <Download aria-hidden />
            Baixar QR code
          </a>
        </div>
      </div>
    </Dialog>
  );
}

const QUIET = 4;

/** The QR code as a drawing that prints sharp at any size. */
function qrFile(text: string): string {
  const { path, size } = qrPath(text);
  const side = size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" width="600" height="600"><rect x="${-QUIET}" y="${-QUIET}" width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
