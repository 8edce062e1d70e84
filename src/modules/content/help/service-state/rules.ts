export const SERVICE_PARTS = ["compras", "arquivos", "emails", "saques"] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];
export type PartState = "normal" | "instavel" | "parado";
export type ServiceState = Record<ServicePart, PartState>;

/** What waits longer than this is late. */
export const LATE_MINUTES = 15;

export type ServiceFacts = {
  isSelling: boolean;
  isPayingOut: boolean;
  /** Parts of our account at the provider that it refuses now. */
  troubled: readonly string[];
  /** How long the oldest e-mail and the oldest work on files have waited, in minutes. */
  emailMinutes: number;
  fileMinutes: number;
};

/** How each part of the service is, from what the machine room sees. */
export function describeService({ isSelling, isPayingOut, troubled, emailMinutes, fileMinutes }: ServiceFacts): ServiceState {
  const has = (...areas: string[]): boolean => areas.some((area) => troubled.includes(area));
  return {
    compras: isSelling ? (has("pagamentos", "cartoes") ? "instavel" : "normal") : "parado",
    arquivos: fileMinutes > LATE_MINUTES ? "instavel" : "normal",
    emails: emailMinutes > LATE_MINUTES ? "instavel" : "normal",
    saques: isPayingOut ? (has("saques", "contas") ? "instavel" : "normal") : "parado",
  };
}
