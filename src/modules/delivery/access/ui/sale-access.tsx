import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { brand } from "#kit/brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { ReasonDialog } from "#ui/reason-dialog.tsx";
import { setSaleAccessFn } from "../functions.ts";
import { accessMessages } from "../messages.ts";
import type { LineAccess } from "../queries/list-access.ts";

type SaleAccessProps = { orderId: string; item: { id: string; title: string; paidCents: number }; access: LineAccess | null };

/** Whether who bought has the files of a line, and the act of its author where it cost nothing. */
export function SaleAccess({ orderId, item, access }: SaleAccessProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  if (!access) return null;
  const isOpen = access.closedBy === null;
  const words = closedWords(access.closedBy);
  const mayAct = isOpen ? item.paidCents === 0 : access.closedBy === "autor";
  if (!words && !mayAct) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      {words && <span>{words}</span>}
      {mayAct && (
        <Button size="sm" variant={isOpen ? "danger-outline" : "soft"} onClick={() => setAsking(true)}>
          {isOpen ? "Fechar o acesso" : "Abrir de novo"}
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isOpen ? "Fechar o acesso de quem comprou?" : "Abrir o acesso de novo?"}
        effect={
          isOpen
            ? `“${item.title}” sai da biblioteca desta pessoa agora. Ela recebe um e-mail com o motivo, e você pode abrir de novo depois.`
            : `“${item.title}” volta à biblioteca desta pessoa, e ela recebe um e-mail.`
        }
        confirmLabel={isOpen ? "Fechar o acesso" : "Abrir de novo"}
        isDangerous={isOpen}
        hint="Quem comprou recebe este texto por e-mail."
        messages={accessMessages}
        act={(motivo) => setSaleAccessFn({ data: { orderId, itemId: item.id, isOpen: !isOpen, motivo } })}
        onDone={() => {
          setAsking(false);
          void router.invalidate();
        }}
      />
    </div>
  );
}

function closedWords(closedBy: string | null): string | null {
  if (closedBy === "autor") return "Você fechou o acesso desta pessoa.";
  return closedBy === "admin" ? `${brand.The} fechou o acesso desta pessoa.` : null;
}
