import { Download } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { formatFullDateTime } from "#kit/date-format.ts";
import { fileSize } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { openCopy, requestCopyFn } from "../functions.ts";
import type { PrivacyFacts } from "../schema.ts";
import { usePrivacyCall } from "./use-privacy-call.ts";

const LOOK_AGAIN_MS = 3000;

type CopyBlockProps = { facts: PrivacyFacts; onChanged: () => void };

/** A ZIP of all that is kept of the person: asked for, made, downloaded. */
export function CopyBlock({ facts: { copy, nextCopyAt }, onChanged }: CopyBlockProps) {
  const { ask, isBusy, notice } = usePrivacyCall();
  const { confirmed, dialog } = useStepUp();
  const isMaking = copy?.status === "pedida";
  const look = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isMaking) return;
    const clock = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(clock);
  }, [isMaking]);

  async function request() {
    await ask(() => requestCopyFn());
    onChanged();
  }

  async function download(exportId: string) {
    const opened = await ask(() => confirmed(() => openCopy({ data: { exportId } })));
    if (opened) location.assign(opened.value.href);
  }

  return (
    <Panel title="Cópia dos seus dados" data-section="copia">
      <p className="max-w-[62ch] text-sm">
        Um ZIP com tudo o que guardamos sobre você: uma página para ler e um arquivo JSON de cada parte, de pedidos a mensagens.
        Fica aqui por 24 horas. Os materiais que comprou se baixam na{" "}
        <a className="link" href="/painel/pedidos">
          Biblioteca
        </a>
        .
      </p>
      {notice && (
        <Note tone="danger" role="alert" className="mt-3">
          {notice}
        </Note>
      )}
      <div className="mt-4" aria-live="polite">
        {isMaking && <Note>Estamos juntando os seus dados. Avisamos por e-mail quando a cópia estiver pronta.</Note>}
        {copy?.status === "pronta" && copy.expiresAt && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="primary" loading={isBusy} onClick={() => void download(copy.id)}>
              <Download aria-hidden />
              Baixar cópia ({fileSize(copy.sizeBytes ?? 0)})
            </Button>
            <span className="text-xs text-muted">Disponível até {formatFullDateTime(copy.expiresAt)}</span>
          </div>
        )}
        {!copy &&
          (nextCopyAt ? (
            <p className="text-sm text-muted">Você pode pedir outra cópia a partir de {formatFullDateTime(nextCopyAt)}.</p>
          ) : (
            <Button loading={isBusy} loadingLabel="Pedindo…" onClick={() => void request()}>
              Pedir cópia
            </Button>
          ))}
      </div>
      {dialog}
    </Panel>
  );
}
