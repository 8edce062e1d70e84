const HOUR_MS = 3_600_000;

/** "faltam 3 dias", "falta 1 dia", "faltam 5 horas", "falta menos de 1 hora": whole units only, never more than is left. */
export function timeLeftWords(endsAt: Date, now: Date): string {
  const hours = Math.floor((endsAt.getTime() - now.getTime()) / HOUR_MS);
  if (hours >= 48) return `faltam ${Math.floor(hours / 24)} dias`;
  if (hours >= 24) return "falta 1 dia";
  if (hours >= 2) return `faltam ${hours} horas`;
  return hours === 1 ? "falta 1 hora" : "falta menos de 1 hora";
}
