import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpen: (open: boolean) => void;
  label: string;
  children: ReactNode;
};

/** A small form beside the button that opened it. Esc and a press outside close it. For dashboards. */
export function Popover({ trigger, open, onOpen, label, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup
            aria-label={label}
            className="w-[min(320px,calc(100vw-16px))] rounded-[10px] bg-surface p-3.5 shadow-pop outline-none transition-opacity duration-[140ms] data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
