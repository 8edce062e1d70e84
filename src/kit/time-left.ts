const HOUR_MS = 3_600_000;

/** "faltam 3 dias", "faltam quase 4 dias", "falta 1 dia", "faltam 5 horas", "falta menos de 1 hora": never overstates the time left. */
export function timeLeftWords(endsAt: Date, now: Date): string {
  const hours = Math.floor((endsAt.getTime() - now.getTime()) / HOUR_MS);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  if (days >= 1 && rest >= 12) return `faltam quase ${days + 1} dias`;
  if (days >= 2) return `faltam ${days} dias`;
  if (days === 1) return "falta 1 dia";
  if (hours >= 2) return `faltam ${hours} horas`;
  return hours === 1 ? "falta 1 hora" : "falta menos de 1 hora";
}
