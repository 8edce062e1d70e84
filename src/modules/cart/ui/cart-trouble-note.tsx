import { RouterLink } from "#ui/router-link.tsx";
import type { CartTrouble } from "./use-add-to-cart.ts";

/** Why the button could not do it, with the way to what they already have. */
export function CartTroubleNote({ trouble }: { trouble: CartTrouble | null }) {
  return (
    <span role="alert" className="block text-2xs text-danger empty:hidden">
      {trouble && (
        <>
          {trouble.sentence}{" "}
          {trouble.isOwned && (
            <RouterLink href="/painel/pedidos" className="font-semibold underline">
              Abrir na biblioteca
            </RouterLink>
          )}
        </>
      )}
    </span>
  );
}
