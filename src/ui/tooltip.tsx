import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

const DELAY_MS = 400;

/** A word more about a control, in dashboards; never the only place for it. Icon buttons have their own tip. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={DELAY_MS} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="max-w-[240px] rounded-block bg-ink px-2.5 py-1.5 text-2xs text-bg transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
