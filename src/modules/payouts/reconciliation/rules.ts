/** A named difference between the two ledgers. `storeId` null: the platform's own. */
export type Finding = {
  kind: FindingKind;
  storeId: number | null;
  ref: string;
  oursCents: number | null;
  theirsCents: number | null;
};

export const FINDING_WORDS = {
  cobranca_desconhecida: "o provedor tem uma cobrança que não é nossa",
  cobranca_sem_lancamento: "cobrança paga no provedor e não lançada",
  lancamento_sem_cobranca: "venda lançada que o provedor não conhece",
  taxa_diferente: "a taxa do provedor não é a lançada",
  movimento_diferente: "o que a cobrança moveu no provedor não é o lançado",
  transferencia_desconhecida: "transferência que não é de nenhum saque",
  saque_diferente: "o saque não é a transferência",
  saldo_diferente: "diferença de saldo que nada explica",
} as const;
export type FindingKind = keyof typeof FINDING_WORDS;
export const FINDING_KINDS = Object.keys(FINDING_WORDS) as FindingKind[];

/** The next action of a person for each kind of finding. */
export const FINDING_STEPS: Record<FindingKind, string> = {
  cobranca_desconhecida:
    "Procure a cobrança no painel da Pagar.me. Se veio de outro sistema com a mesma chave, troque a chave; se alguém pagou por engano, devolva por lá.",
  cobranca_sem_lancamento: "Leia de novo no provedor. Se continuar, abra o pedido e confira a situação da cobrança na Pagar.me.",
  lancamento_sem_cobranca:
    "Confira no painel da Pagar.me se a cobrança existe nesta conta e se a chave é a mesma da venda. Não devolva nada antes disso.",
  taxa_diferente:
    "Compare a taxa com o contrato da Pagar.me. Se ela mudou a taxa, um ajuste nos lançamentos, feito por duas pessoas, acerta a diferença.",
  movimento_diferente:
    "Leia de novo no provedor. Se continuar, veja na Pagar.me os recebíveis da cobrança: um reembolso ou contestação feita lá precisa aparecer aqui.",
  transferencia_desconhecida:
    "Veja na Pagar.me quem pediu a transferência. Se não foi ninguém da equipe, pare os saques e troque a chave da API.",
  saque_diferente: "Compare o saque com a transferência na Pagar.me e fale com o suporte deles antes de tentar outra vez.",
  saldo_diferente:
    "Confira o extrato do recebedor na Pagar.me desde a última comparação certa; o suporte deles explica o que não aparece nos recebíveis.",
};

/** Kinds that reading the charge again may correct. */
export const isReadAgain = (kind: FindingKind): boolean =>
  kind === "cobranca_sem_lancamento" || kind === "movimento_diferente" || kind === "taxa_diferente";

/** Kinds that are corrected automatically when the provider is read again; they hold nobody's payouts. */
const RESOLVED: readonly FindingKind[] = ["cobranca_sem_lancamento"];
export const stopsWithdrawals = ({ kind, storeId }: Finding): boolean => storeId !== null && !RESOLVED.includes(kind);

/** A charge in one ledger, in centavos: net by store (null: the platform) with the fee subtracted, and the fee alone. */
export type ChargeSide = { netByStore: ReadonlyMap<number | null, number>; feeCents: number };
export type OurCharge = ChargeSide & { isBooked: boolean };

/** The named differences of one charge; empty when both ledgers agree to the centavo. `ours` null: the charge is unknown to us. */
export function compareCharge(ref: string, ours: OurCharge | null, theirs: ChargeSide): Finding[] {
  const owners = [...new Set([...(ours?.netByStore.keys() ?? []), ...theirs.netByStore.keys()])];
  const sides = owners.map((storeId) => ({
    storeId,
    oursCents: ours?.netByStore.get(storeId) ?? 0,
    theirsCents: theirs.netByStore.get(storeId) ?? 0,
  }));
  if (!ours) return [{ kind: "cobranca_desconhecida", ref, ...worst(sides), oursCents: null }];
  const different = sides.filter((side) => side.oursCents !== side.theirsCents);
  if (different.length === 0) return [];
  if (!ours.isBooked) return [{ kind: "cobranca_sem_lancamento", ref, ...worst(sides) }];
  const platform = different.find((side) => side.storeId === null);
  const isFeeAlone = platform && platform.oursCents - platform.theirsCents === theirs.feeCents - ours.feeCents;
  return different.map((side): Finding =>
    side.storeId === null && isFeeAlone
      ? { kind: "taxa_diferente", ref, storeId: null, oursCents: ours.feeCents, theirsCents: theirs.feeCents }
      : { kind: "movimento_diferente", ref: `${ref}:${side.storeId ?? "plataforma"}`, ...side },
  );
}

type Side = { storeId: number | null; oursCents: number; theirsCents: number };

/** An author's side comes before the platform's, because the author's money may have to be held. */
function worst(sides: Side[]): Side {
  const [first] = sides.toSorted((a, b) => Number(a.storeId === null) - Number(b.storeId === null));
  return first ?? { storeId: null, oursCents: 0, theirsCents: 0 };
}
