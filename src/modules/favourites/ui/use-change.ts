import { useRouter } from "@tanstack/react-router";
import { readReason } from "./read-reason.ts";

type Answer<T> = { ok: true; value: T } | { ok: false; reason: string };

/** Does one thing to the favourites, then reads the page again; a refusal is told to the page. Answers whether it was done. */
export function useChange(onProblem: (sentence: string | null) => void) {
  const router = useRouter();
  return async function change<T>(call: () => Promise<Answer<T>>): Promise<{ value: T } | null> {
    const answer = await call().catch(() => ({ ok: false as const, reason: "unavailable" }));
    onProblem(answer.ok ? null : readReason(answer.reason));
    await router.invalidate({ sync: true });
    return answer.ok ? { value: answer.value } : null;
  };
}
