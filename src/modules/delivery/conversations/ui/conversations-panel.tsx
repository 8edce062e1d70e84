import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { readThread } from "../functions.ts";
import { Composer } from "./composer.tsx";
import type { ThreadView } from "./conversation-facts.ts";
import { MessageItem } from "./message-item.tsx";
import { useThreads } from "./use-threads.ts";

/** What who bought and the authors of an order write to each other; loads and fails by itself. */
export function ConversationsPanel({ orderId }: { orderId: string }) {
  const { threads, failed, read } = useThreads(orderId);
  const [chosen, setChosen] = useState<number | null>(null);
  const first = threads?.find((one) => one.unread > 0) ?? threads?.[0];
  // Reading a conversation must not change which one is open.
  if (first && chosen === null) setChosen(first.storeId);
  const thread = threads?.find((one) => one.storeId === chosen) ?? first;
  if (threads?.length === 0) return null;
  return (
    <Panel title="Mensagens" id="mensagens" data-section="mensagens">
      {failed && (
        <Note
          tone="danger"
          role="alert"
          title="Não foi possível ler as mensagens."
          className="mb-4"
          action={
            <Button size="sm" onClick={() => void read()}>
              Tentar de novo
            </Button>
          }
        >
          {threads ? "O que está abaixo é a última leitura." : "Nada se perdeu, e o resto da página funciona."}
        </Note>
      )}
      {!threads && !failed && <Skeleton className="h-36" />}
      {threads && threads.length > 1 && thread && (
        <Field label="Conversa com" className="mb-4">
          <Select name="storeId" value={thread.storeId} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {threads.map((one) => (
              <option key={one.storeId} value={one.storeId}>
                {one.authorName}
                {one.unread > 0 && ` (${one.unread} ${one.unread === 1 ? "nova" : "novas"})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {thread && <Conversation key={thread.storeId} orderId={orderId} thread={thread} read={read} />}
    </Panel>
  );
}

type ConversationProps = { orderId: string; thread: ThreadView; read: () => Promise<void> };

function Conversation({ orderId, thread, read }: ConversationProps) {
  const other = thread.side === "comprador" ? thread.authorName : thread.buyerFirstName;
  const lastMine = thread.messages.findLast((message) => message.sender === thread.side)?.id;
  const { storeId, unread } = thread;
  const see = useEffectEvent(() => {
    if (unread > 0) void readThread({ data: { orderId, storeId } }).catch(() => undefined);
  });
  useEffect(() => see(), [storeId, unread]);
  return (
    <div className="grid gap-5">
      {thread.messages.length > 0 && (
        <ol aria-label={`Conversa com ${other}`} aria-live="polite" className="grid gap-4">
          {thread.messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              writer={other}
              isMine={message.sender === thread.side}
              isLastMine={message.id === lastMine}
            />
          ))}
        </ol>
      )}
      <Composer
        orderId={orderId}
        storeId={storeId}
        label={`Escreva para ${other}`}
        hint={thread.messages.length === 0 ? emptyHint[thread.side] : undefined}
        onSent={read}
      />
    </div>
  );
}

const emptyHint = {
  comprador: "Dúvida de uso, arquivo que não abre, versão que falta. A resposta chega aqui e no seu e-mail.",
  autor: "A mensagem chega na página do pedido e no e-mail de quem comprou.",
};
