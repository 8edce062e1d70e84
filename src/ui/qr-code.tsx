import { useMemo } from "react";
import { cx } from "class-variance-authority";
import { qrPath } from "./qr-path.ts";

const QUIET_MODULES = 4;
/** Scanners want dark on white: the sheet is the same in both themes. */
const SHEET = "#ffffff";
const INK = "#151e31";

type QrCodeProps = { text: string; /** What scanning it does. */ label: string; className?: string };

/** A QR code on a white sheet, sharp at any size. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx("block h-auto w-full rounded-sheet shadow-sheet forced-color-adjust-none", className)}
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width={side} height={side} fill={SHEET} />
      <path d={path} fill={INK} />
    </svg>
  );
}
