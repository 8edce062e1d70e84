import { useEffect, useRef, useState } from "react";
import { type EmailParts, fillText, ownOf } from "#kit/email-text.ts";
import { Panel } from "#ui/panel.tsx";
import { PREVIEW_PATH } from "../rules.ts";
import type { OpenText } from "../schema.ts";

const FIRST_HEIGHT = 480;

/** The e-mail as it arrives, with facts of nobody: its line in the mailbox, and its page as the server draws it. */
export function EmailPreview({ text, parts }: { text: OpenText; parts: EmailParts }) {
  const form = useRef<HTMLFormElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const drawn = JSON.stringify(parts);
  const fill = (words: string) => fillText(words, (name) => ownOf(text.sampleValues, name) ?? "");
  useEffect(() => form.current?.submit(), [drawn]);
  return (
    <Panel title="Como chega">
      <dl className="mb-3 text-sm wrap-anywhere">
        <dt className="sr-only">Assunto</dt>
        <dd className="font-semibold">{fill(parts.subject)}</dd>
        <dt className="sr-only">Resumo</dt>
        <dd className="text-muted">{fill(parts.preview)}</dd>
      </dl>
      <form data-form="previa-do-email" ref={form} method="post" action={PREVIEW_PATH} target="previa" hidden>
        {Object.entries({ key: text.key, ...parts }).map(([name, value]) => (
          <textarea key={name} name={name} value={value} readOnly />
        ))}
      </form>
      {/* A new frame for each drawing: drawn again, the same one would put every version in the browser's history. */}
      <iframe
        key={drawn}
        name="previa"
        title="Prévia do e-mail"
        className="w-full rounded-ctl border border-line bg-white"
        style={{ height }}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument?.body;
          if (!page?.firstElementChild) return;
          // It is for looking: its links lead where only who receives it may go.
          page.inert = true;
          setHeight(page.scrollHeight);
        }}
      />
      <p className="mt-2 text-2xs text-muted">
        Os dados são de exemplo e os links não abrem nada de verdade. O motivo do envio, os valores e os textos da lei saem sempre
        como estão.
      </p>
    </Panel>
  );
}
