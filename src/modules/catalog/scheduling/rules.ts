const MINUTE_MS = 60_000;
const LEAST_AHEAD_MS = 5 * MINUTE_MS;
const MOST_AHEAD_MS = 365 * 24 * 60 * MINUTE_MS;

/** Why a product cannot be promised for this instant; null when it can. */
export function hourProblem(publishAt: Date | null, now: Date): string | null {
  if (!publishAt) return "Escolha o dia e a hora.";
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead < LEAST_AHEAD_MS) return "Escolha um horário daqui a pelo menos 5 minutos.";
  return ahead > MOST_AHEAD_MS ? "Escolha um dia de hoje até daqui a um ano." : null;
}
