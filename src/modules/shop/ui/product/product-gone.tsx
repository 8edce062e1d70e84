import type { ProductGone as ProductGoneFacts } from "#modules/catalog/schema/product-page.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { ProductGrid } from "../product-card.tsx";

/** What stands where a product used to be sold: what happened, what buyers keep, and others to see. */
export function ProductGone({ gone }: { gone: ProductGoneFacts }) {
  const isPaused = gone.state === "pausado";
  return (
    <main id="conteudo" className="wrap">
      <div className="grid justify-items-center gap-4 py-16 text-center">
        <EmptyString />
        <h1 className="max-w-[20ch] text-d2">{isPaused ? "Este material está em pausa" : "Este material saiu de venda"}</h1>
        <p className="max-w-[52ch] text-lg text-muted">
          {gone.title ? `“${gone.title}” ` : "Ele "}
          {isPaused ? "não está à venda agora; o autor pode voltar a vender." : "não é mais vendido aqui."} Quem já comprou
          continua com os arquivos na biblioteca.
        </p>
        <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
          Explorar materiais
        </RouterLink>
      </div>
      {gone.instead.length > 0 && (
        <section aria-labelledby="em-vez">
          <h2 id="em-vez" className="fio mb-6 pt-3.5 text-t1">
            No lugar dele
          </h2>
          <ProductGrid products={gone.instead} />
        </section>
      )}
    </main>
  );
}
