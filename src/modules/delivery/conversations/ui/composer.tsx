import { Paperclip } from "lucide-react";
import { useRef, useState } from "react";
import { fileSize } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { UploadRow, type UploadState } from "#ui/upload-row.tsx";
import { Form } from "#ui/form.tsx";
import { useForm } from "#ui/use-form.ts";
import { sendMessageFn } from "../functions.ts";
import { sendMessages } from "../messages.ts";
import { attachmentTerms, messageLimits } from "../rules.ts";
import { type Picked, useAttachments } from "./use-attachments.ts";

const FAILED = "Não conseguimos enviar agora. O que você escreveu continua aqui: tente de novo.";

type ComposerProps = { orderId: string; storeId: number; label: string; hint?: string; onSent: () => Promise<void> };

/** Writes to the other side, with files; what was written stays until it is known to have gone. */
export function Composer({ orderId, storeId, label, hint, onSent }: ComposerProps) {
  const [text, setText] = useState("");
  const state = useForm(sendMessages, FAILED, { name: `mensagem-${orderId}-${storeId}` });
  const { picked, add, remove, clear } = useAttachments({ orderId, storeId });
  const chooser = useRef<HTMLInputElement>(null);
  /** The same until the message is known to be there, so that trying again never sends it twice. */
  const key = useRef<string | null>(null);
  const isWaiting = picked.some((one) => one.step === "sending" || one.step === "checking");

  async function send(): Promise<void> {
    const fileIds = picked.flatMap((one) => (one.step === "ready" && one.fileId ? [one.fileId] : []));
    if (text.trim() === "" && fileIds.length === 0) return state.refuse({ text: sendMessages.empty });
    if (isWaiting) return state.refuse({}, sendMessages.files_not_ready);
    key.current ??= crypto.randomUUID();
    const requestKey = key.current;
    if (!(await state.send(() => sendMessageFn({ data: { orderId, storeId, requestKey, text, fileIds } })))) return;
    key.current = null;
    setText("");
    clear();
    await onSent();
  }

  return (
    <Form state={state} onSubmit={send} className="grid gap-3">
      <Field label={label} hint={hint} error={state.mistakes.text}>
        <Textarea
          name="text"
          rows={2}
          value={text}
          maxLength={messageLimits.characters}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      {picked.length > 0 && (
        <ul aria-label="Arquivos desta mensagem" className="border-t border-line" aria-live="polite">
          {picked.map((one) => (
            <UploadRow
              key={one.key}
              name={one.file.name}
              state={stateOf(one)}
              onCancel={() => remove(one)}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Escolher arquivos"
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        <Button variant="ghost" onClick={() => chooser.current?.click()}>
          <Paperclip aria-hidden />
          Anexar arquivo
        </Button>
        <span className="min-w-0 flex-1 text-2xs text-muted">{attachmentTerms}</span>
        <Button variant="primary" type="submit" loading={state.isBusy} loadingLabel="Enviando…" className="max-sm:w-full">
          Enviar
        </Button>
      </div>
    </Form>
  );
}

function stateOf({ step, share, file, problem }: Picked): UploadState {
  if (step === "failed") return { kind: "failed", detail: problem };
  if (step === "ready") return { kind: "done", detail: `${fileSize(file.size)}, pronto para enviar` };
  const detail = step === "checking" ? "Conferindo o arquivo…" : `${Math.round(share * 100)}% de ${fileSize(file.size)}`;
  return { kind: "sending", progress: step === "checking" ? 1 : share, detail };
}
