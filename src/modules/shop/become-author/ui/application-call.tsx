import { useEffect, useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { getMyApplication } from "#modules/stores/applications/functions.ts";
import type { ApplicationStatus } from "#modules/stores/applications/rules/application-status.ts";
import { buttonClass } from "#ui/button.tsx";
import { useVisit } from "../../ui/visit.ts";

type Standing = { status: ApplicationStatus | null; hasStore: boolean };

const LABELS: Record<ApplicationStatus, string> = {
  rascunho: "Continuar minha solicitação",
  enviada: "Acompanhar minha solicitação",
  em_analise: "Acompanhar minha solicitação",
  pedir_ajustes: "Fazer os ajustes pedidos",
  aprovada: "Ir para o meu painel",
  recusada: "Ver a resposta à minha solicitação",
};

/** The way in. The page is the same for everybody; who is known learns where they stand a moment later. */
export function ApplicationCall({ className }: { className?: string }) {
  const isKnown = useVisit()?.viewer != null;
  const [standing, setStanding] = useState<Standing | null>(null);

  useEffect(() => {
    if (!isKnown) return;
    let isHere = true;
    void getMyApplication()
      .then(({ application, hasStore }) => {
        if (isHere) setStanding({ status: application?.status ?? null, hasStore });
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isKnown]);

  const label = standing?.hasStore ? LABELS.aprovada : standing?.status ? LABELS[standing.status] : `Quero vender ${brand.in}`;
  return (
    <a
      href={standing?.hasStore ? "/painel" : "/painel/quero-ser-autor"}
      className={buttonClass({ variant: "primary", size: "lg", className })}
    >
      {label}
    </a>
  );
}
