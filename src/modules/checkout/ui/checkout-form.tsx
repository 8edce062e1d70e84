import { useHydrated, useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Cart } from "#modules/cart/schema.ts";
import { cartChanged } from "#modules/cart/ui/cart-contents.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Money } from "#ui/money.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { BuyerFields, type KnownBuyer } from "./buyer-fields.tsx";
import { OrderSummary, Sum } from "./order-summary.tsx";
import { readBuyer } from "./read-buyer.ts";
import { TroubleNote } from "./trouble-note.tsx";
import { usePlaceOrder } from "./use-place-order.ts";

const BLOCKED = "Um dos materiais não pode ser comprado agora. Tire do carrinho para continuar.";

/** Who buys and how at the left, what at the right; one button. */
export function CheckoutForm({ cart, viewer }: { cart: Cart; viewer: KnownBuyer | null }) {
  const router = useRouter();
  const isReady = useHydrated();
  const purchase = usePlaceOrder(cart);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { mistakes } = purchase;
  const items = cart.stores.flatMap((store) => store.items);
  const isFree = cart.totalCents === 0 && items.some((item) => !item.problem);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (purchase.isPaying) return;
    const { words, mistakes: found } = readBuyer(new FormData(event.currentTarget), viewer?.name ?? "");
    setTries(tries + 1);
    if (Object.keys(found).length > 0) purchase.setMistakes(found);
    else if (items.some((item) => item.problem)) purchase.setTrouble({ sentence: BLOCKED });
    else void purchase.pay(words);
  }

  useEffect(() => {
    if (Object.keys(mistakes).length === 1) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [mistakes]);

  async function changeCart(next: Cart) {
    cartChanged(next);
    await router.invalidate();
  }

  const button = (size: "lg" | "md") => (
    <Button
      type="submit"
      variant="primary"
      size={size}
      full
      disabled={!isReady}
      loading={purchase.isPaying}
      loadingLabel={isFree ? "Abrindo os arquivos…" : "Gerando o Pix…"}
    >
      {isFree ? (
        "Pegar materiais grátis"
      ) : (
        <span>
          Pagar com Pix <Money cents={cart.totalCents} />
        </span>
      )}
    </Button>
  );

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid items-start gap-x-[72px] gap-y-8 max-lg:[&>:last-child]:-mt-8 lg:grid-cols-[minmax(0,1fr)_420px]"
    >
      <div className="min-w-0">
        <h1 className="text-t1 font-black">{isFree ? "Falta só confirmar" : "Falta só pagar"}</h1>
        <div className="mt-4 grid gap-3 empty:hidden">
          <TroubleNote trouble={purchase.trouble} totalCents={cart.totalCents} />
          <ErrorSummary
            key={tries}
            mistakes={Object.entries(mistakes).map(([field, message]) => ({ fieldId: field, message }))}
          />
        </div>
        <BuyerFields viewer={viewer} purchase={purchase} />
        {!isFree && (
          <section aria-labelledby="pagamento" className="mt-8 border-t-2 border-ink pt-4">
            <h2 id="pagamento" className="text-t3">
              Forma de pagamento
            </h2>
            <div className="mt-3.5">
              <RadioCard
                name="payment"
                value="pix"
                defaultChecked
                title="Pix"
                description="Confirmação em segundos. Seus arquivos ficam prontos na hora."
              />
            </div>
          </section>
        )}
      </div>
      <OrderSummary cart={cart} button={button("lg")} isPaying={purchase.isPaying} onChange={(next) => void changeCart(next)} />
      <div className="sticky bottom-0 z-5 -mx-(--gutter) flex items-center justify-between gap-4 border-t-2 border-ink bg-bg px-(--gutter) pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] lg:hidden">
        <span className="shrink-0 text-xs text-muted">
          Total
          <b className="block text-lg text-ink">
            <Sum cents={cart.totalCents} isFree={isFree} />
          </b>
        </span>
        <div className="min-w-0 flex-1 sm:max-w-[320px]">{button("md")}</div>
      </div>
    </form>
  );
}
