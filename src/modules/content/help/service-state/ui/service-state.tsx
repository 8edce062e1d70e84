import { CircleAlert, CircleCheck, CircleSlash } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { SectionHead } from "#ui/section-head.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import { getServiceState } from "../functions.ts";
import { type PartState, SERVICE_PARTS, type ServicePart, type ServiceState as States } from "../rules.ts";

const PARTS: Record<ServicePart, string> = {
  compras: "Comprar e pagar",
  arquivos: "Enviar e preparar arquivos",
  emails: "E-mails",
  saques: "Saques de quem vende",
};

const STATES: Record<PartState, { tone: "positive" | "warning" | "danger"; icon: ReactNode; words: string }> = {
  normal: { tone: "positive", icon: <CircleCheck />, words: "Funcionando" },
  instavel: { tone: "warning", icon: <CircleAlert />, words: "Com demora ou falhas" },
  parado: { tone: "danger", icon: <CircleSlash />, words: "Parado por enquanto" },
};

/** How each part of the service is now, asked when the page is opened. */
export function ServiceState() {
  const [state, setState] = useState<States | "unknown" | null>(null);
  useEffect(() => {
    let isWanted = true;
    void getServiceState()
      .then((answer) => (isWanted ? setState("compras" in answer ? answer : "unknown") : undefined))
      .catch(() => (isWanted ? setState("unknown") : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <section aria-labelledby="situacao-do-servico">
      <SectionHead id="situacao-do-servico" title="Como está o serviço agora" />
      <ul className="grid max-w-[720px] border-t border-line" aria-live="polite">
        {SERVICE_PARTS.map((part) => (
          <li
            key={part}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-sm"
          >
            {PARTS[part]}
            {state === null ? (
              <span className="text-muted">Conferindo…</span>
            ) : state === "unknown" ? (
              <span className="text-muted">Não conseguimos saber agora</span>
            ) : (
              <StatusPill tone={STATES[state[part]].tone} icon={STATES[state[part]].icon} status={state[part]}>
                {STATES[state[part]].words}
              </StatusPill>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
