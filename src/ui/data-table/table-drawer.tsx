import { type ReactNode, useEffect, useRef, useState } from "react";
import { Sheet } from "../sheet.tsx";

export type Drawer = {
  title: ReactNode;
  footer?: ReactNode;
  /** Room for sums side by side. */
  isWide?: boolean;
  children: ReactNode;
};

type TableDrawerProps = {
  /** What stands over the list now; null when nothing does. */
  drawer: Drawer | null;
  /** The row it is about. */
  rowId: string | undefined;
  onClose: () => void;
};

/** One row seen whole, over the list and with an address of its own. Closing gives the focus back to its row. */
export function TableDrawer({ drawer, rowId, onClose }: TableDrawerProps) {
  const [last, setLast] = useState(drawer);
  if (drawer && drawer !== last) setLast(drawer);
  const before = useRef<string>(undefined);
  const isOpen = drawer !== null;

  useEffect(() => {
    if (isOpen) before.current = rowId;
    else if (before.current !== undefined) {
      document.querySelector<HTMLElement>(`tr[data-row="${before.current}"]`)?.focus();
      before.current = undefined;
    }
  }, [isOpen, rowId]);

  const shown = drawer ?? last;
  if (!shown) return null;
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={shown.title}
      footer={shown.footer}
      className={shown.isWide ? "md:w-[620px]" : ""}
    >
      {shown.children}
    </Sheet>
  );
}
