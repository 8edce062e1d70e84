import { buttonClass } from "#ui/button.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepLink } from "./step-link.tsx";

/** For a reset link that was used, is old, or never was. */
export function DeadLink() {
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
