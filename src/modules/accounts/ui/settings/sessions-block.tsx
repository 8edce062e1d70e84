import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { ACCOUNT_MESSAGES } from "../../messages.ts";
import { endOtherSessionsFn, endSessionFn } from "../../settings/functions.ts";
import type { OpenSession } from "../../settings/schema.ts";
import { SessionRow } from "./session-row.tsx";

type SessionsBlockProps = { sessions: OpenSession[]; onChanged: () => void };
/** A list longer than this is folded: what one does not recognise is at the top, being the last used. */
const SHOWN_AT_FIRST = 6;

type Answer = { ok: true } | { ok: false; reason: keyof typeof ACCOUNT_MESSAGES };

/** Where the account is open, and the way out of each. */
export function SessionsBlock({ sessions, onChanged }: SessionsBlockProps) {
  const [ending, setEnding] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function end(what: string, call: () => Promise<Answer>, words: string) {
    setEnding(what);
    setTrouble(null);
    const answer = await call().catch(() => ({ ok: false as const, reason: "unavailable" as const }));
    setEnding(null);
    if (!answer.ok) return setTrouble(ACCOUNT_MESSAGES[answer.reason]);
    showToast(words);
    onChanged();
  }

  return (
    <Panel title="Onde sua conta está aberta" data-section="sessoes">
      <div className="grid gap-4">
        <ul className="divide-y divide-line border-y border-line">
          {(isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST)).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session.id, () => endSessionFn({ data: { sessionId: session.id } }), "A sessão terminou.")}
            />
          ))}
        </ul>
        {!isWhole && sessions.length > SHOWN_AT_FIRST && (
          <button type="button" className="link min-h-6 justify-self-start text-sm" onClick={() => setWhole(true)}>
            Mostrar todas as {sessions.length}
          </button>
        )}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {trouble}
        </p>
        {sessions.length > 1 ? (
          <Button
            variant="danger-outline"
            className="justify-self-start"
            loading={ending === "others"}
            loadingLabel="Saindo…"
            onClick={() => void end("others", () => endOtherSessionsFn(), "Só este aparelho continua na sua conta.")}
          >
            Sair de todos os outros
          </Button>
        ) : (
          <p className="text-sm text-muted">Só este aparelho está na sua conta.</p>
        )}
      </div>
    </Panel>
  );
}
