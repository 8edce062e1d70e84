import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyString } from "#ui/empty-state.tsx";

/** Something failed on our side: what happened, what was not lost, and another try. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter();

  function again() {
    reset();
    void router.invalidate();
  }

  return (
    <main id="conteudo" className="wrap grid justify-items-center gap-5 py-20 text-center md:py-28">
      <EmptyString />
      <h1 className="max-w-[16ch] text-d2">Não foi possível abrir esta página</h1>
      <p className="max-w-[46ch] text-lg text-muted">
        Confira a internet. Se ela estiver boa, o problema é nosso, e nada do que você fez se perdeu: tente de novo em instantes.
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant="primary" onClick={again}>
          Tentar de novo
        </Button>
        <a href="/" className={buttonClass({ variant: "ghost" })}>
          Ir para o início
        </a>
      </div>
    </main>
  );
}
