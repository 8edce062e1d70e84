import { useRouter } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The results did not come. What was asked is in the address and stays. */
export function ListingError() {
  const router = useRouter();
  return (
    <main id="conteudo" className="wrap py-12">
      <h1 className="sr-only">Materiais</h1>
      <EmptyState
        title="Não conseguimos carregar os materiais"
        action={
          <Button variant="primary" onClick={() => void router.invalidate()}>
            Tentar de novo
          </Button>
        }
      >
        Sua busca e seus filtros continuam no endereço desta página.
      </EmptyState>
    </main>
  );
}
