import { formatDate } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import { type DiscountFacts, discountText } from "./offer.ts";

type Terms = DiscountFacts & {
  code: string;
  minimumCents: number;
  minimumItems: number;
  startsAt: Date;
  endsAt: Date;
  maxUses: number | null;
  perCustomer: number | null;
  isPublic: boolean;
  /** Null: every product of the store. */
  productIds: readonly number[] | null;
};

const limitText = (limit: number | null): string => (limit === null ? "sem limite" : String(limit));
const reachText = ({ productIds }: Terms): string =>
  productIds === null ? "todos" : productIds.toSorted((one, other) => one - other).join(",");

/** How each term reads, by its name in the history. */
const TERMS: [string, (terms: Terms) => string][] = [
  ["código", ({ code }) => code],
  ["desconto", discountText],
  ["compra mínima", ({ minimumCents }) => (minimumCents === 0 ? "nenhuma" : formatMoney(minimumCents))],
  ["quantidade mínima", ({ minimumItems }) => (minimumItems === 0 ? "nenhuma" : String(minimumItems))],
  ["começo", ({ startsAt }) => formatDate(startsAt)],
  ["último dia", ({ endsAt }) => formatDate(new Date(endsAt.getTime() - 1))],
  ["limite de usos", ({ maxUses }) => limitText(maxUses)],
  ["usos por pessoa", ({ perCustomer }) => limitText(perCustomer)],
  ["aparece na loja", ({ isPublic }) => (isPublic ? "sim" : "não")],
];

/** What an author changed in a coupon: "desconto: de 10% de desconto para 15% de desconto; materiais em que vale". */
export function couponChanges(before: Terms, after: Terms): string {
  const changes = TERMS.flatMap(([name, read]) => {
    const [was, is] = [read(before), read(after)];
    return was === is ? [] : [`${name}: de ${was} para ${is}`];
  });
  if (reachText(before) !== reachText(after)) changes.push("materiais em que vale");
  return changes.join("; ") || "nenhuma diferença";
}
