import type { ReactNode } from "react";
import { fileSize, formatCount, plural } from "#kit/format.ts";
import { formatPercent } from "#kit/percent.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { reindexSearchFn } from "../../functions.ts";
import { ActButton } from "../../ui/act-button.tsx";
import { getSystem } from "../functions.ts";
import type { SystemFacts } from "../read-system.ts";

/** How the system is, and which versions of it run. */
export function SystemSection() {
  const state = useSection(() => getSystem());
  return (
    <Panel id="sistema" title="O sistema" className="scroll-mt-20">
      <Section name="system" subject="o estado do sistema" state={state} skeleton={<Skeleton className="h-40" />}>
        {(facts) => (
          <>
            <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
              {linesOf(facts).map(([label, value]) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line pb-2">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-4">
              <ActButton
                area="system"
                size="sm"
                label="Refazer a busca"
                title="Refazer o que a busca sabe de cada material?"
                effect="Vai aos poucos, duzentos a cada cinco segundos. Enquanto isso, tudo continua sendo achado como agora."
                done="A busca está sendo refeita."
                act={(motivo) => reindexSearchFn({ data: { motivo } })}
                onDone={state.reload}
              />
            </div>
            <p className="mt-3 text-2xs text-muted">
              Páginas e chamadas são as do processo que respondeu, desde que subiu, {upFor(facts.process.upSeconds)}.
            </p>
          </>
        )}
      </Section>
    </Panel>
  );
}

function linesOf({ process: here, search, storage, database, node, previews, redis, cdn }: SystemFacts): [string, ReactNode][] {
  const pages = here.pagesSaved + here.pagesRendered;
  return [
    ["Páginas da memória", pages === 0 ? "nenhuma ainda" : `${formatPercent(here.pagesSaved / pages)} de ${formatCount(pages)}`],
    [
      "Chamadas ao provedor",
      here.providerMs === null
        ? "nenhuma ainda"
        : `${formatCount(here.providerCalls)}, ${plural(here.providerFailures, "sem sucesso", "sem sucesso")}, ${formatCount(here.providerMs)} ms em média`,
    ],
    ["Busca", `${plural(search.rows, "material", "materiais")}, ${formatCount(search.behind)} por refazer`],
    ["Palavras da busca refeitas", search.rebuiltAt ? <When key="refeitas" at={search.rebuiltAt} as="relative" /> : "ainda não"],
    ["Arquivos à venda", `${plural(storage.files, "arquivo", "arquivos")}, ${fileSize(storage.bytes)}`],
    ["Banco de dados", fileSize(database.bytes)],
    ["Conexões com o banco", `${formatCount(database.connections)} de ${formatCount(database.mostConnections)}`],
    ...(cdn ? [["Rede de cópias das páginas", cdnWords(cdn)] satisfies [string, ReactNode]] : []),
    ...(redis
      ? [["Redis", redis === "ok" ? "responde" : "não responde: avisos e limites vão pelo banco"] satisfies [string, ReactNode]]
      : []),
    ["Prévias de áudio e vídeo", previews.recordings ? "com ffmpeg" : "sem ffmpeg: só de WAV e MP3"],
    ["Prévias de documentos", previews.documents ? "com LibreOffice" : "sem LibreOffice: só a miniatura que o arquivo traz"],
    [
      "Última mudança do banco",
      <span key="migracao" translate="no">
        {database.lastMigration}
      </span>,
    ],
    ["Versões", <span key="versoes" translate="no">{`Node ${node}, PostgreSQL ${database.version}`}</span>],
  ];
}

/** A change waits two seconds at most when all is well. */
function cdnWords({ tags, seconds, lastError }: NonNullable<SystemFacts["cdn"]>): string {
  if (tags === 0 || seconds < 30) return "avisada de tudo o que mudou";
  return `${plural(tags, "mudança por avisar", "mudanças por avisar")}, a mais antiga ${upFor(seconds)}${lastError ? `: ${lastError}` : ""}`;
}

function upFor(seconds: number): string {
  if (seconds < 3_600) return `há ${plural(Math.floor(seconds / 60), "minuto", "minutos")}`;
  if (seconds < 172_800) return `há ${plural(Math.floor(seconds / 3_600), "hora", "horas")}`;
  return `há ${plural(Math.floor(seconds / 86_400), "dia", "dias")}`;
}
