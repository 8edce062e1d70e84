import { buttonClass } from "#ui/button.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";

/** For a reset link that was used, is old, or never was; or that cannot be looked at just now. */
export function DeadLink({ isLimited }: { isLimited: boolean }) {
  if (isLimited) {
    return <StepHeading title="Muitas tentativas seguidas">Espere um minuto e recarregue esta página.</StepHeading>;
  }
  return (
    <>
      <StepHeading title="Este link não vale mais">
        Ele serve uma vez só e vence em 30 minutos. A sua senha não mudou por abrir esta página.
      </StepHeading>
      <StepLink to="redefinir" className={buttonClass({ variant: "primary", size: "lg", full: true, className: "mt-6.5" })}>
        Pedir outro link
      </StepLink>
      <p className="mt-6.5 text-center text-sm">
        <StepLink to="entrar">Voltar para entrar</StepLink>
      </p>
    </>
  );
}
