import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { applyCouponFn } from "../functions.ts";
import type { applyCouponMessages } from "../messages.ts";
import { cartChanged } from "./cart-contents.ts";

/** Keeps one code in the cart from wherever it is shown: the discount enters with the first product it reaches. */
export function UseCouponButton({ code }: { code: string }) {
  const apply = useServerFn(applyCouponFn);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function applyCode() {
    if (isBusy) return;
    setBusy(true);
    const answer = await apply({ data: { code } }).catch(() => ({ ok: false as const, reason: "unavailable" as const }));
    if (answer.ok) cartChanged(answer.value);
    setMessage(answer.ok || answer.reason === "already_applied" ? SAVED : await refusalWords(answer.reason));
    setBusy(false);
  }

  return (
    <>
      {message !== SAVED && (
        <button
          type="button"
          aria-label={`Usar cupom ${code}`}
          aria-busy={isBusy || undefined}
          onClick={() => void applyCode()}
          className="inline-flex min-h-6 items-center justify-self-start text-xs font-semibold underline underline-offset-3"
        >
          Usar cupom
        </button>
      )}
      <output className="text-xs font-semibold empty:hidden">{message}</output>
    </>
  );
}

const SAVED = "Guardado: o desconto entra no carrinho.";

/** Nearly nobody is refused, and these are many words. */
const refusalWords = async (reason: keyof typeof applyCouponMessages): Promise<string> => {
  const messages = await import("../messages.ts").catch(() => null);
  return messages?.applyCouponMessages[reason] ?? "Não conseguimos conferir o cupom agora. Confira a internet e tente de novo.";
};
