import { brand } from "#kit/brand/brand.ts";
import { formatDate, formatTime } from "#kit/date-format.ts";
import { lastDay } from "#modules/coupons/rules/last-day.ts";
import type { CouponLanding } from "#modules/coupons/schema.ts";

export type KnownLanding = Exclude<CouponLanding, { state: "desconhecida" }>;

export type StateWords = { title: string; words: string };

/** What a coupon that gives nothing now says, and what to do instead. Null for one that works. */
export function stateWords(landing: KnownLanding): StateWords | null {
  const seller = landing.store?.authorName;
  const still = `Os materiais${seller ? ` de ${seller}` : ""} continuam à venda.`;
  switch (landing.state) {
    case "valida":
      return null;
    case "agendada":
      return {
        title: `Começa em ${formatDate(new Date(landing.startsAt))}`,
        words: `O desconto vale a partir das ${formatTime(new Date(landing.startsAt))}. Marque na agenda e volte por este mesmo link.`,
      };
    case "expirada":
      return {
        title: "Este cupom já terminou",
        words: `${endWords(landing.endsAt)} ${still}`,
      };
    case "esgotada":
      return {
        title: "Os usos deste cupom acabaram",
        words: `Outras pessoas usaram todos. ${still}`,
      };
    case "ja_usada":
      return {
        title: "Você já usou este cupom",
        words: "O que você comprou com ele está na sua biblioteca.",
      };
    case "pausada":
      return {
        title: "Este cupom está pausado",
        words: `${seller ?? brand.The} parou o cupom por enquanto. O link volta a funcionar se ele voltar.`,
      };
    case "loja_fechada":
      return {
        title: "Esta loja está fechada agora",
        words: "O cupom volta a valer quando a loja reabrir, se ainda estiver no prazo.",
      };
  }
}

/** Its author may have ended it before its day. */
function endWords(endsAt: string): string {
  const isEarly = new Date(endsAt) > new Date();
  return isEarly ? "Quem fez o cupom o encerrou antes do prazo." : `Ele valeu até ${formatDate(lastDay(endsAt))}.`;
}
