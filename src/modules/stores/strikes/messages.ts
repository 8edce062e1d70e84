import { plural } from "#kit/format.ts";
import type { StrikeEffect } from "./rules.ts";

/** What the strikes that count do to a store, as its author reads it. */
export function effectWords(effect: StrikeEffect, { reviewFrom, stopFrom }: { reviewFrom: number; stopFrom: number }): string {
  if (effect === "parada")
    return "Sua loja não publica nada novo até uma advertência vencer ou ser retirada. O que está à venda continua.";
  if (effect === "revisao") return "O que você publicar espera a revisão da nossa equipe antes de aparecer na loja.";
  if (reviewFrom >= stopFrom) return `Nada muda por enquanto. Com ${strikes(stopFrom)} ao mesmo tempo, a loja para de publicar.`;
  return `Nada muda por enquanto. Com ${strikes(reviewFrom)} ao mesmo tempo, o que você publicar passa por revisão; com ${strikes(stopFrom)}, a loja para de publicar.`;
}

const strikes = (count: number): string => plural(count, "advertência", "advertências");
