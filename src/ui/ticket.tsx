import type { CSSProperties, ReactNode } from "react";
import { cx } from "class-variance-authority";
import type { Paper } from "#kit/papers.ts";

const NOTCHES: CSSProperties = {
  maskImage:
    "radial-gradient(circle 9px at 104px 0,#0000 97%,#000 100%),radial-gradient(circle 9px at 104px 100%,#0000 97%,#000 100%)",
  maskSize: "100% 51%",
  maskPosition: "top,bottom",
  maskRepeat: "no-repeat",
};

type TicketProps = {
  paper?: Paper;
  /** "15%" or "R$ 10". */
  value: ReactNode;
  valueNote: ReactNode;
  code: string;
  condition?: ReactNode;
  action?: ReactNode;
  used?: boolean;
  className?: string;
};

/** A paper ticket with two notches and a tear line. */
export function Ticket({ paper = "canario", value, valueNote, code, condition, action, used, className }: TicketProps) {
  return (
    <div
      data-paper={paper}
      className={cx("flex items-stretch overflow-hidden rounded-ctl bg-(--paper) text-ink", className)}
      style={NOTCHES}
    >
      <div
        className={cx(
          "grid w-[104px] shrink-0 place-content-center border-r-[1.5px] border-dashed border-ink/45 py-3 text-center",
        )}
      >
        <span
          className={cx(
            "font-display text-[1.875rem] leading-[.95] font-black tracking-[-.02em] lining-nums",
            used && "opacity-60",
          )}
        >
          {value}
        </span>
        <span className="mt-1 text-[12px] font-semibold">{valueNote}</span>
      </div>
      <div className="grid min-w-0 flex-1 content-center gap-[3px] px-4 py-3.5">
        <b className={cx("font-bold wrap-anywhere", used && "line-through")}>{code}</b>
        {condition && <span className="text-xs">{condition}</span>}
        {used ? <span className="text-xs font-semibold">Usado</span> : action}
      </div>
    </div>
  );
}
