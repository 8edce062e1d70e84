/** The annual revenue limit of an individual microentrepreneur (Lei Complementar 123, art. 18-A, § 1º), in centavos. */
export const MEI_YEAR_CENTS = 8_100_000;
const NEAR_PERCENT = 80;
const FAR_PERCENT = 120;

/** The year's revenue compared with the limit: below 80%, from 80%, above it, or above it by more than 20%. */
export function meiStanding(takenCents: number): "folga" | "perto" | "passou" | "passou_muito" {
  const percent = (takenCents * 100) / MEI_YEAR_CENTS;
  if (percent > FAR_PERCENT) return "passou_muito";
  if (percent > 100) return "passou";
  return percent >= NEAR_PERCENT ? "perto" : "folga";
}
