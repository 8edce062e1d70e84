import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { cx } from "class-variance-authority";

type MenuProps = {
  /** The button that opens it: an `IconButton` or a `Button`. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
};

/** Actions behind a button. Arrows move, letters jump, Esc closes. For dashboards. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup className="max-h-(--available-height) min-w-[200px] overflow-y-auto max-w-[min(320px,calc(100vw-16px))] origin-(--transform-origin) rounded-[10px] bg-surface p-1.5 shadow-pop outline-none transition-[opacity,scale] duration-200 ease-out data-ending-style:opacity-0 data-ending-style:duration-[140ms] data-starting-style:scale-97 data-starting-style:opacity-0 forced-colors:border">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClass =
  "flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-block px-2.5 py-1.5 text-sm leading-snug outline-none data-disabled:cursor-not-allowed data-disabled:text-faint data-highlighted:bg-well-2 [&_svg]:size-[18px]";

type MenuItemProps = { icon?: ReactNode; danger?: boolean; disabled?: boolean; onSelect: () => void; children: ReactNode };

export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={cx(itemClass, danger ? "text-danger" : "[&>svg]:text-muted")}>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
    </Base.Item>
  );
}

type MenuLinkProps = {
  icon?: ReactNode;
  /** The link itself, such as `<Link to="…" />`; its children come from here. */ link: ReactElement;
  children: ReactNode;
};

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  return (
    <Base.LinkItem render={link} closeOnClick className={cx(itemClass, "[&>svg]:text-muted")}>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
    </Base.LinkItem>
  );
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-muted">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2.5 my-1.5 h-px bg-line" />;
}
