import { providerCalls } from "#platform/metrics.ts";

/** What this process asked of the provider since it started, by call; `meanMs` of all its answers. */
export type ProviderCall = { call: string; count: number; failures: number; meanMs: number };

/** The calls to the provider, those that fail most first. */
export async function listProviderCalls(): Promise<ProviderCall[]> {
  const { values } = await providerCalls.get();
  const calls = new Map<string, ProviderCall & { seconds: number }>();
  for (const { metricName, labels, value } of values) {
    const call = String(labels.call ?? "");
    const known = calls.get(call) ?? { call, count: 0, failures: 0, meanMs: 0, seconds: 0 };
    calls.set(call, known);
    if (metricName?.endsWith("_sum")) known.seconds += value;
    if (!metricName?.endsWith("_count")) continue;
    known.count += value;
    if (labels.outcome !== "ok") known.failures += value;
  }
  return [...calls.values()]
    .filter(({ count }) => count > 0)
    .map(({ seconds, ...row }) => ({ ...row, meanMs: Math.round((seconds / row.count) * 1000) }))
    .toSorted((one, other) => other.failures - one.failures || other.count - one.count);
}
