import type { PagarmePayable } from "#integrations/pagarme/account-types.ts";
import { bookedCharges, chargesBookedSince } from "./queries.ts";
import { readPayablesOf } from "./read-provider.ts";
import { type ChargeSide, compareCharge, type Finding } from "./rules.ts";

const BATCH = 500;

export type ComparedCharges = {
  findings: Finding[];
  charges: number;
  /** The provider's excess over our ledger because of charges already reported, by store (null: the platform), in centavos. */
  explained: Map<number | null, number>;
  /** Attempts with a difference: reading them at the provider may correct it. */
  named: string[];
  /** Sales whose fee was never booked, because the job that reads it is still pending after the provider was unavailable. */
  feeless: string[];
};

/** Compares every charge that moved since an instant. */
export async function compareCharges(
  payables: PagarmePayable[],
  storeOf: ReadonlyMap<string, number | null>,
  since: Date,
): Promise<ComparedCharges> {
  const byCharge = await groupByCharge(payables);
  const compared: ComparedCharges = { findings: [], charges: byCharge.size, explained: new Map(), named: [], feeless: [] };
  const ids = [...byCharge.keys()];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const known = await bookedCharges(batch);
    for (const id of batch) {
      const ours = known.get(id) ?? null;
      const theirs = sideOf(byCharge.get(id) ?? [], storeOf);
      const differences = compareCharge(id, ours, theirs);
      compared.findings.push(...differences);
      explain(compared.explained, ours?.netByStore ?? new Map(), theirs.netByStore);
      if (ours && differences.length > 0) compared.named.push(ours.attemptId);
      if (ours?.isBooked && ours.feeCents === 0 && theirs.feeCents > 0) compared.feeless.push(ours.attemptId);
    }
  }
  for (const ref of await chargesBookedSince(since)) {
    if (byCharge.has(ref) || (await readPayablesOf(ref)).length > 0) continue;
    const ours = (await bookedCharges([ref])).get(ref);
    const [storeId = null] = [...(ours?.netByStore.keys() ?? [])].filter((id) => id !== null);
    compared.findings.push({
      kind: "lancamento_sem_cobranca",
      storeId,
      ref,
      oursCents: ours?.netByStore.get(storeId) ?? null,
      theirsCents: null,
    });
    explain(compared.explained, ours?.netByStore ?? new Map(), new Map());
  }
  return compared;
}

/** Groups receivables by charge; a charge seen only in part (an old sale refunded today) is read completely. */
async function groupByCharge(payables: PagarmePayable[]): Promise<Map<string, PagarmePayable[]>> {
  const groups = new Map<string, PagarmePayable[]>();
  for (const payable of payables) {
    if (!payable.charge_id) continue;
    const group = groups.get(payable.charge_id);
    if (group) group.push(payable);
    else groups.set(payable.charge_id, [payable]);
  }
  for (const [id, group] of groups) {
    if (!group.some((payable) => payable.type === "credit")) groups.set(id, await readPayablesOf(id));
  }
  return groups;
}

function sideOf(payables: PagarmePayable[], storeOf: ReadonlyMap<string, number | null>): ChargeSide {
  const netByStore = new Map<number | null, number>();
  let feeCents = 0;
  for (const { recipient_id, amount, fee } of payables) {
    const storeId = storeOf.get(recipient_id ?? "") ?? null;
    netByStore.set(storeId, (netByStore.get(storeId) ?? 0) + amount - fee);
    if (storeId === null) feeCents += fee;
  }
  return { netByStore, feeCents };
}

function explain(
  explained: Map<number | null, number>,
  ours: ReadonlyMap<number | null, number>,
  theirs: ReadonlyMap<number | null, number>,
): void {
  for (const storeId of new Set([...ours.keys(), ...theirs.keys()])) {
    const more = (theirs.get(storeId) ?? 0) - (ours.get(storeId) ?? 0);
    if (more !== 0) explained.set(storeId, (explained.get(storeId) ?? 0) + more);
  }
}
