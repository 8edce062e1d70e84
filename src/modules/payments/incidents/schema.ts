import type { EmailKind } from "#platform/outbox.ts";
import type { IncidentArea, IncidentCause } from "./rules.ts";

/** Our account at the provider has a fault: sent to the operators. */
export const incidentEmail: EmailKind<{ area: IncidentArea; cause: IncidentCause; detail: string }> = {
  name: "operacao.provedor",
};
