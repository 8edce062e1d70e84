import { brand } from "#kit/brand/brand.ts";
import { accessMessages } from "#modules/delivery/access/messages.ts";
import { setOrderAccessFn } from "../../functions.ts";
import { ActButton } from "../../ui/act-button.tsx";
import type { AdminOrder } from "./facts.ts";

type AccessActProps = { orderId: string; item: AdminOrder["items"][number]; reload: () => void };

const CLOSED_BY: Record<string, string> = {
  autor: "Acesso fechado por quem vendeu.",
  get admin() {
    return `Acesso fechado ${brand.by}.`;
  },
};

/** Closes the files of one line to who bought it, or opens them again. */
export function AccessAct({ orderId, item, reload }: AccessActProps) {
  const { access } = item;
  if (!access) return null;
  const isOpen = access.closedBy === null;
  const words = access.closedBy === null ? null : CLOSED_BY[access.closedBy];
  if (!isOpen && !words) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      {words && <span>{words}</span>}
      <ActButton
        size="sm"
        variant={isOpen ? "danger-outline" : "soft"}
        label={isOpen ? "Fechar o acesso" : "Abrir de novo"}
        title={isOpen ? "Fechar o acesso de quem comprou?" : "Abrir o acesso de novo?"}
        effect={
          isOpen
            ? "O material sai da biblioteca agora e o dinheiro fica onde está. Quem comprou recebe um e-mail com o motivo."
            : "O material volta à biblioteca. Quem comprou recebe um e-mail com o motivo."
        }
        messages={accessMessages}
        done={isOpen ? "Acesso fechado." : "Acesso aberto de novo."}
        act={(motivo) => setOrderAccessFn({ data: { orderId, itemId: item.id, isOpen: !isOpen, motivo } })}
        onDone={reload}
      />
    </div>
  );
}
