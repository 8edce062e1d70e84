import { useEffect, useState } from "react";
import { getQuickView } from "../../../functions.ts";
import type { QuickViewFacts } from "../../../schema/product-view.ts";

/** What each product answered while this page is open. */
const known = new Map<string, QuickViewFacts>();

type Answer = { slug: string; facts: QuickViewFacts | null; isGone: boolean; hasFailed: boolean };

async function ask(slug: string): Promise<Answer> {
  const saved = known.get(slug);
  if (saved) return { slug, facts: saved, isGone: false, hasFailed: false };
  try {
    const answer = await getQuickView({ data: { slug } });
    if ("product" in answer) {
      known.set(slug, answer);
      return { slug, facts: answer, isGone: false, hasFailed: false };
    }
    return "state" in answer ? await ask(answer.slug) : { slug, facts: null, isGone: false, hasFailed: true };
  } catch (error) {
    const isGone = typeof error === "object" && error !== null && "isNotFound" in error;
    return { slug, facts: null, isGone, hasFailed: !isGone };
  }
}

/** The facts of a product looked at over the page; null while they come, or when they do not. */
export function useQuickView(slug: string | undefined) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!slug) return;
    let isWanted = true;
    void ask(slug).then((found) => (isWanted ? setAnswer({ ...found, slug }) : undefined));
    return () => {
      isWanted = false;
    };
  }, [slug, turn]);
  const mine = answer?.slug === slug ? answer : null;
  return {
    facts: mine?.facts ?? (slug ? (known.get(slug) ?? null) : null),
    isGone: mine?.isGone ?? false,
    hasFailed: mine?.hasFailed ?? false,
    retry: () => setTurn((before) => before + 1),
  };
}
