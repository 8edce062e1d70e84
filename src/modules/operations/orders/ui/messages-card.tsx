import { Eye } from "lucide-react";
import { useState } from "react";
import { firstName } from "#kit/person-name.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { MessageItem } from "#modules/delivery/conversations/ui/message-item.tsx";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { Button } from "#ui/button.tsx";
import { type ActAnswer, ReasonDialog } from "#ui/reason-dialog.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { readOrderMessagesFn } from "../../functions.ts";
import { actMessages } from "../../messages.ts";
import { DrawerPart } from "./drawer-part.tsx";

type Answer = AnswerOf<typeof readOrderMessagesFn>;
type Threads = Extract<Answer, { ok: true }>["value"];

/** What was written about the order, once the admin says why they read it. */
export function MessagesCard({ orderId, buyerName }: { orderId: string; buyerName: string }) {
  const [isAsking, setAsking] = useState(false);
  const [threads, setThreads] = useState<Threads | null>(null);
  const { confirmed, dialog: stepUp } = useStepUp();
  const may = useMay();
  return (
    <DrawerPart
      title="Mensagens"
      action={
        !threads &&
        may("act", "orders") && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Eye aria-hidden /> Ler
          </Button>
        )
      }
    >
      {!threads && <p className="text-sm text-muted">São de quem comprou e de quem vendeu. Ler fica no registro.</p>}
      {threads?.length === 0 && <p className="text-sm text-muted">Ninguém escreveu sobre este pedido.</p>}
      {threads?.map((thread) => (
        <div key={thread.storeId} className="mt-4 first:mt-0">
          <p className="mb-2 text-sm font-semibold">Com {thread.authorName}</p>
          <ol className="grid gap-4">
            {thread.messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                writer={message.sender === "autor" ? thread.authorName : firstName(buyerName)}
                isMine={false}
                isLastMine={false}
              />
            ))}
          </ol>
        </div>
      ))}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Ler as mensagens deste pedido?"
        effect="As conversas e os arquivos aparecem inteiros nesta tela."
        messages={actMessages}
        confirmLabel="Ler mensagens"
        act={(motivo) => confirmed((): Promise<ActAnswer> => readOrderMessagesFn({ data: { orderId, motivo } }))}
        onDone={(answer) => {
          setAsking(false);
          setThreads(answer.value as Threads);
        }}
      />
      {stepUp}
    </DrawerPart>
  );
}
