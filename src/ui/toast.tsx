import { Toast } from "@base-ui/react/toast";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTopDialog } from "./open-dialogs.ts";

const SHOWN_MS = 6000;

const manager = Toast.createToastManager();

/** Says one sentence at the corner for six seconds, with at most one action ("Desfazer"). Never for errors that matter. */
export function showToast(sentence: string, undo?: { label: string; onPress: () => void }): void {
  const id = manager.add({
    title: sentence,
    actionProps: undo && {
      children: undo.label,
      onClick: () => {
        manager.close(id);
        undo.onPress();
      },
    },
  });
}

/** Holds the toasts of everything inside it. One, at the top of a dashboard. */
export function ToastArea({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} timeout={SHOWN_MS} limit={3}>
      {children}
      <Corner />
    </Toast.Provider>
  );
}

/** Inside what is open over the page, where it can be pressed; else at the end of the page. */
function Corner() {
  return (
    <Toast.Portal container={useTopDialog() ?? undefined}>
      <Toast.Viewport
        aria-label="Mensagens do site"
        className="fixed inset-x-3 bottom-[calc(84px+env(safe-area-inset-bottom))] z-50 grid gap-2 md:right-auto md:bottom-5 md:left-5 md:w-[400px]"
      >
        <ToastStack />
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function ToastStack() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["left", "down"]}
      className="rounded-[10px] bg-ink text-bg shadow-pop transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-ending-style:duration-[140ms] data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 forced-colors:border"
    >
      <Toast.Content className="flex min-h-[52px] items-center gap-3 py-1 pr-1.5 pl-4 text-sm">
        <Check aria-hidden className="size-5" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <Toast.Title render={<p />} className="flex-auto py-2" />
          {toast.actionProps && (
            <Toast.Action className="-mx-2 min-h-9 px-2 text-left font-semibold underline underline-offset-3 outline-bg!" />
          )}
        </div>
        <Toast.Close
          aria-label="Fechar"
          className="grid size-9 shrink-0 place-items-center rounded-ctl outline-bg! hover:bg-bg/16"
        >
          <X aria-hidden className="size-4 stroke-2" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
