import { Nfc } from "lucide-react";
import { cardDigits } from "#kit/card-number.ts";

type CardPreviewProps = { number: string; brand: string | null; name: string; expiry: string };

/** A preview of the card being typed. Hidden from assistive technology: it only repeats the fields. */
export function CardPreview({ number, brand, name, expiry }: CardPreviewProps) {
  const digits = cardDigits(number);
  const end = digits.length > 12 ? digits.slice(-4) : "••••";
  return (
    <div
      aria-hidden
      className="flex h-[149px] w-[236px] flex-col rounded-panel bg-ink p-4 text-bg max-md:hidden [.compact_&]:hidden"
    >
      <span className="flex items-center justify-between text-sm">
        {brand ?? "Crédito"}
        <Nfc className="size-5" />
      </span>
      <span className="tn mt-auto tracking-[.04em]">•••• •••• •••• {end}</span>
      <span className="mt-2 flex justify-between gap-3 text-xs">
        <span className="truncate uppercase">{name || "Nome no cartão"}</span>
        <span className="tn">{expiry || "mm/aa"}</span>
      </span>
    </div>
  );
}
