import { useMatch } from "@tanstack/react-router";
import type { PanelFrame } from "../schema.ts";
import { PanelPending } from "./panel-pending.tsx";
import { PanelShell } from "./panel-shell.tsx";

/** The panel while its page is being read: its own frame where what stands around the page is known, which is on every first load. */
export function ShellPending() {
  const frame = useMatch({ from: "/painel", shouldThrow: false, select: ({ loaderData }): PanelFrame | undefined => loaderData });
  if (frame) {
    return (
      <PanelShell frame={frame} isWaiting>
        <PanelPending />
      </PanelShell>
    );
  }
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[72px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
      <div className="border-r border-line bg-well max-md:hidden" />
      <div>
        <div className="h-[60px] border-b-2 border-ink md:h-16" />
        <main className="max-w-[1280px] px-4 pt-5 md:px-7 md:pt-7">
          <PanelPending />
        </main>
      </div>
    </div>
  );
}
