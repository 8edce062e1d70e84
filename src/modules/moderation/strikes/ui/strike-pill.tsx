import { CircleCheck, Clock, TriangleAlert } from "lucide-react";
import { StatusPill } from "#ui/status-pill.tsx";

type StrikePillProps = { strike: { isActive: boolean; liftedAt: Date | null } };

/** Whether a strike counts, ended by itself or was taken back. */
export function StrikePill({ strike: { isActive, liftedAt } }: StrikePillProps) {
  if (liftedAt)
    return (
      <StatusPill tone="positive" icon={<CircleCheck />} status="retirada">
        Retirada
      </StatusPill>
    );
  return isActive ? (
    <StatusPill tone="warning" icon={<TriangleAlert />} status="ativa">
      Valendo
    </StatusPill>
  ) : (
    <StatusPill tone="neutral" icon={<Clock />} status="vencida">
      Vencida
    </StatusPill>
  );
}
