import { FileText, ShieldAlert } from "lucide-react";
import { cx } from "class-variance-authority";
import { fileSize } from "#kit/format.ts";
import { When } from "#modules/orders/ui/when.tsx";
import type { MessageView } from "./conversation-facts.ts";

type MessageItemProps = {
  message: MessageView;
  writer: string;
  isMine: boolean;
  /** The last of one's own. */ isLastMine: boolean;
};

/** One message with its files; under the last of one's own, whether the other side saw it. */
export function MessageItem({ message, writer, isMine, isLastMine }: MessageItemProps) {
  return (
    <li className={cx("grid max-w-[92%] gap-1 sm:max-w-[82%]", isMine ? "justify-self-end" : "justify-self-start")}>
      <p className={cx("tn flex flex-wrap items-baseline gap-x-2 text-2xs text-muted", isMine && "justify-end")}>
        <b className="font-semibold text-ink">{isMine ? "Você" : writer}</b>
        <When at={message.at} />
        {!isMine && message.readAt === null && (
          <span className="rounded-full bg-accent px-2 py-px font-semibold text-accent-ink">nova</span>
        )}
      </p>
      <div
        className={cx("grid gap-2 rounded-panel px-3.5 py-2.5 text-sm", isMine ? "bg-well-2" : "border border-line bg-surface")}
      >
        {message.body && <p className="whitespace-pre-wrap wrap-anywhere">{message.body}</p>}
        {message.files.length > 0 && (
          <ul className="grid gap-0.5">
            {message.files.map((file) => (
              <li key={file.id}>
                {file.isWithheld ? (
                  <WithheldFile name={file.name} />
                ) : (
                  <a
                    href={`/anexos/${file.id}`}
                    download
                    className="inline-flex min-h-9 max-w-full items-center gap-2 underline underline-offset-3"
                  >
                    <FileText aria-hidden className="size-4 shrink-0" />
                    <span className="min-w-0 wrap-anywhere">{file.name}</span>
                    <span className="tn shrink-0 text-2xs text-muted no-underline">{fileSize(file.sizeBytes)}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isLastMine && <p className="text-right text-2xs text-muted">{message.readAt ? "Vista" : "Enviada"}</p>}
    </li>
  );
}

function WithheldFile({ name }: { name: string }) {
  return (
    <div className="flex items-start gap-2">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-2xs text-muted">
          O antivírus encontrou algo neste arquivo, e ele não pode ser baixado. Se você já o baixou, apague-o sem abrir.
        </p>
      </div>
    </div>
  );
}
