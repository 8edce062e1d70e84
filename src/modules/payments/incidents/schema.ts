import type { EmailKind } from "#platform/outbox.ts";
import type { IncidentArea, IncidentCause } from "./rules.ts";

/** Our account at the provider is at fault: to everybody who looks after the platform. */
export const incidentEmail: EmailKind<{ area: IncidentArea; cause: IncidentCause; detail: string }> = {
  name: "operacao.provedor",
};
