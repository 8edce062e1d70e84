import { useRouter } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useStepUp } from "#modules/accounts/ui/use-step-up.tsx";
import { formatFullDateTime } from "#kit/date-format.ts";
import { fileSize } from "#kit/format.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { openStoreExport, requestStoreExportFn } from "../functions.ts";
import { storeExportMessages } from "../messages.ts";
import type { StoreExportFacts, StoreExportReason } from "../schema.ts";

const LOOK_AGAIN_MS = 3_000;
const UNKNOWN = "Não deu certo. Tente de novo em instantes.";

/** Everything of the store in one ZIP: asked for, made, downloaded. */
export function StoreExportPanel({ facts: { storeExport, hasFailed, nextAt } }: { facts: StoreExportFacts }) {
  const router = useRouter();
  const { confirmed, dialog } = useStepUp();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMaking = storeExport?.status === "pedida";

  useEffect(() => {
    if (!isMaking) return undefined;
    const clock = setInterval(() => void router.invalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(clock);
  }, [isMaking, router]);

  async function take<V>(
    step: () => Promise<{ ok: true; value: V } | { ok: false; reason: string } | null>,
  ): Promise<V | undefined> {
    setBusy(true);
    const answer = await step().catch(() => ({ ok: false as const, reason: "unknown" }));
    setBusy(false);
    setProblem(!answer || answer.ok ? null : (storeExportMessages[answer.reason as StoreExportReason] ?? UNKNOWN));
    return answer?.ok ? answer.value : undefined;
  }

  async function request() {
    await take(() => requestStoreExportFn());
    await router.invalidate({ sync: true });
  }

  async function download(storeExportId: string) {
    const opened = await take(() => confirmed(() => openStoreExport({ data: { storeExportId } })));
    if (opened) location.assign(opened.href);
  }

  return (
    <Panel title="Um ZIP com tudo" className="max-w-[640px]">
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        <li>os materiais, com textos, preços e situação;</li>
        <li>os arquivos de cada um, como você enviou;</li>
        <li>cada venda, com quem comprou: primeiro nome e e-mail mascarado, como no painel;</li>
        <li>quem comprou, com o e-mail só de quem pediu as novidades da loja por e-mail e sabe que você o vê;</li>
        <li>os cupons, as avaliações com as suas respostas, a aparência e as políticas da loja;</li>
        <li>os lançamentos: todo movimento do seu dinheiro.</li>
      </ul>
      <p className="mt-3 text-sm text-muted">
        {`Com ele, quem cuida de outro site como este monta a sua loja de novo: os materiais voltam como rascunhos. Vendas, saldo e quem comprou não passam de um para o outro.`}
      </p>
      <p className="mt-3 text-sm text-muted">
        Fica guardado por 24 horas. Acima de 3,9 GB, os últimos arquivos não cabem: o ZIP diz quais, e eles se baixam na página de
        cada material.
      </p>
      {problem && (
        <Note tone="danger" role="alert" className="mt-3">
          {problem}
        </Note>
      )}
      <div className="mt-4" aria-live="polite">
        {isMaking && <Note>Estamos juntando tudo. Você pode sair desta página e voltar depois.</Note>}
        {storeExport?.status === "pronta" && storeExport.expiresAt && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="primary" loading={isBusy} onClick={() => void download(storeExport.id)}>
              <Download aria-hidden />
              Baixar o ZIP ({fileSize(storeExport.sizeBytes ?? 0)})
            </Button>
            <span className="text-xs text-muted">Disponível até {formatFullDateTime(new Date(storeExport.expiresAt))}</span>
          </div>
        )}
        {hasFailed && (
          <Note tone="danger" className="mb-3">
            Não deu para juntar tudo desta vez. Peça de novo; se acontecer outra vez, escreva para a gente.
          </Note>
        )}
        {!storeExport &&
          (nextAt ? (
            <p className="text-sm text-muted">Você pode pedir outro a partir de {formatFullDateTime(new Date(nextAt))}.</p>
          ) : (
            <Button loading={isBusy} loadingLabel="Pedindo…" onClick={() => void request()}>
              Pedir o ZIP
            </Button>
          ))}
      </div>
      {dialog}
    </Panel>
  );
}
