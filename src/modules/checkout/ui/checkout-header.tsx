import { Lock } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Stepper } from "#ui/stepper.tsx";

const STEPS = [{ label: "Carrinho" }, { label: "Pagamento" }, { label: "Pronto" }];

/** The current step of the purchase; the logo links back to the shop, and the cart is preserved. */
export function CheckoutHeader() {
  return (
    <header className="border-b-2 border-ink bg-bg">
      <div className="wrap flex h-[68px] items-center justify-between gap-4">
        <RouterLink href="/" aria-label={`${brand.name}, voltar à loja. O carrinho fica guardado.`} className="shrink-0">
          <Logo height={26} />
        </RouterLink>
        <Stepper label="Etapas da compra" steps={STEPS} current={1} className="max-md:hidden" />
        <span className="flex items-center gap-2 text-sm">
          <Lock aria-hidden className="size-4 stroke-2" />
          Compra segura
        </span>
      </div>
    </header>
  );
}
