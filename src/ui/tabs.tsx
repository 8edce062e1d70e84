import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { formatCount } from "#kit/format.ts";
import { plainLink, type RenderLink } from "./render-link.tsx";

const rowClass = "scrollbar-none relative flex gap-1 overflow-x-auto border-b-2 border-ink";

function tabClass(current: boolean) {
  return cx(
    "inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap px-3.5 text-sm -outline-offset-4 transition-colors",
    current ? "pingo-tab font-semibold text-ink" : "font-medium text-muted hover:text-ink",
  );
}

function TabWords({ label, count }: { label: ReactNode; count?: number }) {
  return (
    <>
      {label}
      {count !== undefined && <span className="tn text-2xs font-medium text-muted">{formatCount(count)}</span>}
    </>
  );
}

/** In a row wider than the screen, the tab where one is comes to the middle. */
function centre(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
}

type LinkTab = { href: string; label: ReactNode; count?: number; current?: boolean };

type LinkTabsProps = { label: string; tabs: LinkTab[]; renderLink?: RenderLink; className?: string };

/** Tabs that are addresses: sections of a page or filters kept in the URL. */
export function LinkTabs({ label, tabs, renderLink = plainLink, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={rowClass}>
        {tabs.map((tab) => (
          <li key={tab.href} ref={tab.current ? centre : undefined} className="flex">
            {renderLink({
              href: tab.href,
              className: tabClass(Boolean(tab.current)),
              "aria-current": tab.current ? "page" : undefined,
              children: <TabWords {...tab} />,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ButtonTab<Value extends string> = { value: Value; label: ReactNode; count?: number };

type ButtonTabsProps<Value extends string> = {
  label: string;
  tabs: ButtonTab<Value>[];
  value: Value;
  onValue: (value: Value) => void;
  /** The id of the panel these tabs change; give it `role="tabpanel"`. */
  panelId: string;
  className?: string;
};

/** Tabs that swap what one panel shows. Arrows, Home and End move between them. */
export function ButtonTabs<Value extends string>({ label, tabs, value, onValue, panelId, className }: ButtonTabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const target = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onValue(next.value);
    row.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[tabs.indexOf(next)]?.focus();
  }

  return (
    <div ref={row} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move} className={cx(rowClass, className)}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onValue(tab.value)}
          className={tabClass(tab.value === value)}
        >
          <TabWords {...tab} />
        </button>
      ))}
    </div>
  );
}
