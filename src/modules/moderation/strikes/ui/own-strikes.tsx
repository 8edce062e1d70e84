import { formatDate } from "#kit/date-format.ts";
import type { FactsOf } from "#kit/answer.ts";
import { plural } from "#kit/format.ts";
import { effectWords } from "#modules/stores/strikes/messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { getOwnStrikes } from "../functions.ts";
import type { OwnStrike } from "../schema.ts";
import { StrikePill } from "./strike-pill.tsx";

type OwnStrikesProps = { page: FactsOf<typeof getOwnStrikes> };

const TONES = { aviso: "info", revisao: "warning", parada: "danger" } as const;

/** What counts against the author's store, what it does, until when, and where to ask that it be looked at again. */
export function OwnStrikes({ page: { standing, strikes } }: OwnStrikesProps) {
  const { active, effect, lifeDays } = standing;
  if (strikes.length === 0)
    return (
      <EmptyState title="Nenhuma advertência">
        Uma advertência aparece aqui quando uma denúncia contra um material ou contra a loja é confirmada. Ela vale por{" "}
        {plural(lifeDays, "dia", "dias")}.
      </EmptyState>
    );
  return (
    <div className="grid max-w-[720px] gap-5">
      <Note
        tone={active === 0 ? "info" : TONES[effect]}
        title={
          active === 0 ? "Nenhuma advertência valendo." : `${plural(active, "advertência valendo", "advertências valendo")}.`
        }
      >
        {active === 0 ? "As que você teve ficam aqui, para consulta." : effectWords(effect, standing)}
      </Note>
      <ul className="grid gap-4">
        {strikes.map((strike) => (
          <li key={strike.id}>
            <StrikeCard strike={strike} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const APPEALS = {
  aberto: "Você pediu revisão. A resposta chega por e-mail.",
  acolhido: "",
  recusado: "Analisamos de novo e mantivemos a advertência.",
};

function StrikeCard({ strike }: { strike: OwnStrike }) {
  const { title, reason, givenAt, endsAt, liftedAt, liftedReason, isActive, appeal, href } = strike;
  return (
    <Panel>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-semibold wrap-anywhere">{title === null ? "Sobre a loja" : `Sobre “${title}”`}</b>
        <StrikePill strike={strike} />
      </p>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="mt-2 text-2xs text-muted">
        Registrada em {formatDate(givenAt)}.{" "}
        {liftedAt
          ? `Retirada em ${formatDate(liftedAt)}: ${liftedReason}`
          : isActive
            ? `Vale até ${formatDate(endsAt)}.`
            : `Valeu até ${formatDate(endsAt)}.`}
      </p>
      {appeal && APPEALS[appeal] && <p className="mt-2 text-sm">{APPEALS[appeal]}</p>}
      {href && (
        <RouterLink href={href} className={buttonClass({ size: "sm", className: "mt-3" })}>
          {appeal ? "Ver o pedido de revisão" : "Pedir revisão"}
        </RouterLink>
      )}
    </Panel>
  );
}
