import { type ReactNode, useEffect } from "react";
import { ToastArea } from "#ui/toast.tsx";
import type { PanelFrame } from "../schema.ts";
import { AdminRolesContext } from "./use-may.ts";
import { PanelBar } from "./panel-bar.tsx";
import { PanelSidebar } from "./panel-sidebar.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

type PanelShellProps = {
  frame: PanelFrame;
  /** Its page is still being read, and another shell takes its place. */
  isWaiting?: boolean | undefined;
  children: ReactNode;
};

/** What stands around every page of the panel. */
export function PanelShell({ frame, isWaiting, children }: PanelShellProps) {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-panel", true);
    return () => void document.documentElement.toggleAttribute("data-panel", false);
  }, []);
  return (
    <AdminRolesContext value={frame.adminRoles}>
      <ToastArea>
        <div className="min-h-dvh md:grid md:grid-cols-[72px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
          <PanelSidebar frame={frame} />
          <div className="flex min-w-0 flex-col">
            <PanelBar frame={frame} isWaiting={isWaiting} />
            <main
              id="conteudo"
              tabIndex={-1}
              className="w-full max-w-[1280px] flex-1 px-4 pt-5 pb-[calc(92px+env(safe-area-inset-bottom))] outline-none md:px-7 md:pt-7 md:pb-14"
            >
              {children}
            </main>
          </div>
          <ThumbBar frame={frame} />
        </div>
      </ToastArea>
    </AdminRolesContext>
  );
}
