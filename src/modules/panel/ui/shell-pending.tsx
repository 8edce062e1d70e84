import { PanelPending } from "./panel-pending.tsx";

/** The frame's own shape while the panel is being read. */
export function ShellPending() {
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
