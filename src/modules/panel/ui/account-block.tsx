import { LogOut } from "lucide-react";
import { cx } from "class-variance-authority";
import { ThemeSwitch } from "#ui/theme-switch.tsx";
import type { PanelFrame } from "../schema.ts";
import { useLeave } from "#modules/accounts/ui/use-leave.ts";

/** Who is signed in, the colours of the page, and the way out. In the rail only the way out fits. */
export function AccountBlock({ frame, isWide, className }: { frame: PanelFrame; isWide?: boolean; className?: string }) {
  const { leave, leaving } = useLeave();
  const inRail = isWide ? "" : "max-xl:hidden";
  return (
    <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-3", className)}>
      <ThemeSwitch className={cx("[&_label]:flex-1 [&_label]:justify-center [&_label]:px-1.5", inRail)} />
      <div className="flex items-center gap-2 border-t border-line pt-3">
        <p className={cx("min-w-0 flex-1 pl-2 text-2xs leading-snug text-muted", inRail)}>
          <span className="block truncate text-sm font-semibold text-ink">{frame.name}</span>
          <span className="block truncate">{frame.email}</span>
        </p>
        <button
          type="button"
          onClick={() => void leave()}
          aria-busy={leaving || undefined}
          title="Sair"
          className={cx(
            "inline-flex min-h-10 items-center justify-center gap-2 rounded-ctl px-2.5 text-sm font-semibold hover:bg-ink/7",
            !isWide && "max-xl:w-full",
          )}
        >
          <LogOut aria-hidden className="size-[18px]" />
          <span className={isWide ? "" : "max-xl:sr-only"}>Sair</span>
        </button>
      </div>
    </div>
  );
}
