import type { CSSProperties, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { plainLink, type RenderLink } from "./render-link.tsx";

const ANGLES = [3, -1.6, 2.2, -2.4, 0.8, -1.2, 2.6, -2.8, 1.4];
const PEG_TOP = 14;
const DROP = 148;

export type PeggedSheet = {
  id: string;
  /** A `CoverSheet`. */
  sheet: ReactNode;
  /** Pixels; a landscape wants more. */
  width?: number;
  /** Makes it a link, with its name. Without, it is decoration. */
  link?: { href: string; label: string };
};

type VaralProps = {
  sheets: PeggedSheet[];
  /** Pixels the string sags by. */ sag?: number;
  renderLink?: RenderLink;
  className?: string;
};

/** The string between two sides of the page, with sheets pegged to it. Scrolls sideways on small screens. */
export function Varal({ sheets, sag = 100, renderLink = plainLink, className }: VaralProps) {
  return (
    <div className={cx("varal", className)}>
      <div className="varal-string" style={{ "--sag": `${sag}px` } as CSSProperties}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d="M0 14Q50 162 100 14" fill="none" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        {sheets.map(({ id, sheet, width = 132, link }, index) => {
          const at = (index + 0.5) / sheets.length;
          const style = {
            left: `${at * 100}%`,
            top: `${((PEG_TOP + DROP * 2 * at * (1 - at)) * sag) / 100}px`,
            "--r": `${ANGLES[index % ANGLES.length]}deg`,
            "--w": `${width}px`,
            "--i": index,
          } as CSSProperties;
          return (
            <Pegged key={id} style={style} link={link} renderLink={renderLink}>
              {sheet}
            </Pegged>
          );
        })}
      </div>
    </div>
  );
}

type PeggedProps = { style: CSSProperties; link: PeggedSheet["link"]; renderLink: RenderLink; children: ReactNode };

function Pegged({ style, link, renderLink, children }: PeggedProps) {
  if (link) return renderLink({ href: link.href, "aria-label": link.label, className: "pegged", style, children });
  return (
    <div aria-hidden className="pegged" style={style}>
      {children}
    </div>
  );
}
