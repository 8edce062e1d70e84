import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { formatCount } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { markHelpfulFn } from "../functions.ts";
import { voteMessages } from "../messages.ts";
import type { ReviewFacts } from "../schema/facts.ts";

type HelpfulButtonProps = { review: ReviewFacts; isMarked: boolean; signInHref: string };

const messages: Record<string, string> = voteMessages;
const FAILED = "Não conseguimos registrar agora. Tente de novo.";

/** "Útil (18)": pressed at once, put back when the answer is no. */
export function HelpfulButton({ review, isMarked, signInHref }: HelpfulButtonProps) {
  const [pressed, setPressed] = useState<{ isOn: boolean; helpful: number } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const now = pressed ?? { isOn: isMarked, helpful: review.helpful };

  async function press() {
    const isOn = !now.isOn;
    setTrouble(null);
    setPressed({ isOn, helpful: Math.max(0, now.helpful + (isOn ? 1 : -1)) });
    const answer = await markHelpfulFn({ data: { reviewId: review.id, isHelpful: isOn } }).catch(() => null);
    if (answer?.ok) return setPressed({ isOn, helpful: answer.value.helpful });
    const reason: string = answer?.reason ?? "";
    if (reason === "signed_out") return window.location.assign(signInHref);
    setPressed(now);
    setTrouble(messages[reason] ?? answer?.fields?.form ?? FAILED);
  }

  const words = now.helpful > 0 ? `Útil (${formatCount(now.helpful)})` : "Útil";
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={now.isOn ? "-ml-3 text-accent" : "-ml-3"}
        aria-pressed={now.isOn}
        aria-label={`${words}: avaliação de ${review.reviewer}`}
        onClick={() => void press()}
      >
        <ThumbsUp aria-hidden fill={now.isOn ? "currentColor" : "none"} />
        <span className="tn">{words}</span>
      </Button>
      {trouble && (
        <span role="alert" className="text-2xs text-danger">
          {trouble}
        </span>
      )}
    </>
  );
}
