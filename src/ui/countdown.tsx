import { useEffect, useEffectEvent, useState } from "react";
import { cx } from "class-variance-authority";
import { ProgressBar } from "./progress-bar.tsx";
import { countdownText, minutesToAnnounce } from "./remaining-time.ts";

const WARNING_MS = 5 * 60_000;

type CountdownProps = {
  /** "Vale por". */
  label: string;
  untilMs: number;
  /** The server's clock when the page was made; the device's own clock is never trusted. */
  serverNowMs: number;
  /** From start to end; draws the bar. */
  totalMs?: number;
  onEnd?: () => void;
  className?: string;
};

/** Time left by the server's clock. Said aloud only at five minutes and at one. */
export function Countdown({ label, untilMs, serverNowMs, totalMs, onEnd, className }: CountdownProps) {
  const [remainingMs, setRemainingMs] = useState(untilMs - serverNowMs);
  const [announced, setAnnounced] = useState("");
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const arrived = performance.now();
    function tick() {
      const left = untilMs - serverNowMs - (performance.now() - arrived);
      setRemainingMs(left);
      const minutes = minutesToAnnounce(left);
      if (minutes) setAnnounced(minutes === 1 ? "Falta 1 minuto." : `Faltam ${minutes} minutos.`);
      if (left <= 0) {
        clearInterval(timer);
        end();
      }
    }
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [untilMs, serverNowMs]);

  const short = remainingMs < WARNING_MS;
  return (
    <div className={cx("flex items-center gap-3 text-sm", className)}>
      <span className="whitespace-nowrap">
        {label}{" "}
        <b role="timer" aria-live="off" className={cx("tn font-bold", short && "text-warning")}>
          {countdownText(remainingMs)}
        </b>
      </span>
      {totalMs && (
        <ProgressBar value={remainingMs / totalMs} label="Tempo restante" tone={short ? "warning" : "paper"} className="flex-1" />
      )}
      <output className="sr-only">{announced}</output>
    </div>
  );
}
