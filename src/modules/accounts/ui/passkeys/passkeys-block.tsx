import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast.tsx";
import { ACCOUNT_MESSAGES } from "../../messages.ts";
import { savePasskey, startPasskey } from "../../passkeys/functions.ts";
import type { PasskeyRow as Passkey } from "../../passkeys/schema.ts";
import { MOST_PASSKEYS } from "../../passkeys/rules.ts";
import { useStepUp } from "../use-step-up.tsx";
import { makePasskey } from "./ceremonies.ts";
import { PasskeyRow } from "./passkey-row.tsx";

type PasskeysBlockProps = { passkeys: Passkey[]; onChanged: () => void };

/** The keys that open the account without password: each with its name, and the way to make another. */
export function PasskeysBlock({ passkeys, onChanged }: PasskeysBlockProps) {
  const { confirmed, dialog } = useStepUp();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function make(): Promise<keyof typeof ACCOUNT_MESSAGES | null> {
    const options = await confirmed(() => startPasskey());
    if (options === null) return null;
    if (!options.ok) return options.reason;
    const made = await makePasskey(options.value);
    if (!made.ok) return made.reason;
    const saved = await savePasskey({ data: made.value });
    if (!saved.ok) return saved.reason;
    showToast("Chave de acesso criada.");
    onChanged();
    return null;
  }

  async function create() {
    setBusy(true);
    setTrouble(null);
    const reason = await make().catch(() => "unavailable" as const);
    setTrouble(reason && ACCOUNT_MESSAGES[reason]);
    setBusy(false);
  }

  return (
    <Panel title="Chaves de acesso" data-section="chaves-de-acesso">
      <div className="grid gap-4">
        <p className="text-sm">
          Entre com a digital, o rosto ou o PIN do aparelho, sem senha e sem código. A chave só funciona aqui: um site falso não
          consegue usá-la.
        </p>
        {trouble && (
          <Note tone="danger" role="alert">
            {trouble}
          </Note>
        )}
        {passkeys.length > 0 && (
          <ul aria-label="Suas chaves de acesso" className="divide-y divide-line border-y border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} confirmed={confirmed} onChanged={onChanged} />
            ))}
          </ul>
        )}
        {passkeys.length < MOST_PASSKEYS && (
          <Button className="justify-self-start" loading={isBusy} loadingLabel="Criando…" onClick={() => void create()}>
            Criar chave de acesso
          </Button>
        )}
      </div>
      {dialog}
    </Panel>
  );
}
