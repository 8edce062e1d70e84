import { EmptyString } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { OtherCode } from "./other-code.tsx";

/** No coupon has this code: nothing is told of any other. */
export function UnknownCoupon({ code }: { code: string | null }) {
  return (
    <section data-status="desconhecida" className="grid justify-items-start gap-4 py-6 md:py-10">
      <EmptyString />
      <h1 className="text-d2">Não achamos este cupom</h1>
      <p className="max-w-[56ch]">
        {code ? (
          <>
            Nenhum cupom tem o código <b className="font-semibold wrap-anywhere">{code}</b>.
          </>
        ) : (
          "Este endereço não traz um código de cupom."
        )}{" "}
        Confira se falta ou sobra uma letra, ou peça o link de novo a quem o mandou.
      </p>
      <OtherCode label="Tentar outro código" className="w-full" />
      <RouterLink href="/produtos" className="link text-sm">
        Ver todos os materiais
      </RouterLink>
    </section>
  );
}
