import { ShieldCheck } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";

/** Says where the card number is sent. */
export const CardNotice = () => (
  <p className="mt-4 flex gap-2.5 text-xs text-muted">
    <ShieldCheck aria-hidden className="size-5 shrink-0" />
    {`O número do cartão vai direto para a Pagar.me, criptografado. ${brand.The} não guarda esse dado.`}
  </p>
);
