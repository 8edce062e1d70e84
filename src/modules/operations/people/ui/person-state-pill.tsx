import { Ban, Check } from "lucide-react";
import { listOf } from "#kit/format.ts";
import { StatusPill } from "#ui/status-pill.tsx";

/** What an account may not do, or that it may do everything. */
export const PersonStatePill = ({ suspendedFrom }: { suspendedFrom: readonly string[] }) =>
  suspendedFrom.length === 0 ? (
    <StatusPill tone="positive" icon={<Check />} status="ativa">
      Ativa
    </StatusPill>
  ) : (
    <StatusPill tone="danger" icon={<Ban />} status="suspensa">
      Sem {listOf(suspendedFrom)}
    </StatusPill>
  );
