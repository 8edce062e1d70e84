import { leadsToWeb } from "#kit/web-address.ts";

/** An answer that asks for an address: a link when it leads to a page of the web, else words. Half-written ones may be anything. */
export const AnswerLink = ({ answer }: { answer: string }) =>
  leadsToWeb(answer) ? (
    <a href={answer} target="_blank" rel="noreferrer nofollow" className="link">
      {answer}
    </a>
  ) : (
    <span>{answer}</span>
  );
