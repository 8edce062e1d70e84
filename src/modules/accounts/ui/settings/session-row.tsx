import { Check, Monitor, Smartphone } from "lucide-react";
import { formatDateTime, formatFullDateTime } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { StatusPill } from "#ui/status-pill.tsx";
import type { OpenSession } from "../../settings/schema.ts";

type SessionRowProps = { session: OpenSession; isEnding: boolean; onEnd: () => void };

/** One browser that enters: which, from where, since when; this one leaves by "Sair". */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, since, usedAt, isHere } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3" data-session={session.id}>
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-[180px]">
        <p className="text-sm font-semibold first-letter:uppercase">{device}</p>
        <p className="text-xs text-muted">
          {network && <>Rede {network}. </>}
          Entrou em <time dateTime={since.toISOString()}>{formatDateTime(since)}</time>
          {!isHere && (
            <>
              {", usada em "}
              <time dateTime={usedAt.toISOString()} title={formatFullDateTime(usedAt)}>
                {formatDateTime(usedAt)}
              </time>
            </>
          )}
          .
        </p>
      </div>
      {isHere ? (
        <StatusPill tone="positive" icon={<Check />} status="aqui">
          Este aparelho
        </StatusPill>
      ) : (
        <Button
          size="sm"
          aria-label={`Sair deste: ${device}, sessão aberta em ${formatDateTime(since)}`}
          loading={isEnding}
          loadingLabel="Saindo…"
          onClick={onEnd}
        >
          Sair deste
        </Button>
      )}
    </li>
  );
}
