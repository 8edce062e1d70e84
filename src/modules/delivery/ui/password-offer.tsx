import { useServerFn } from "@tanstack/react-start";
import { useState } from "react";
import { requestResetFn } from "#modules/accounts/functions.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";

type Stage = "offered" | "asking" | "sent" | "failed";

/** For who bought without an account of their own making: a link by e-mail to choose a password. */
export function PasswordOffer({ email }: { email: string }) {
  const ask = useServerFn(requestResetFn);
  const [stage, setStage] = useState<Stage>("offered");

  async function send() {
    setStage("asking");
    const answer = await ask({ data: { email } }).catch(() => null);
    setStage(answer?.ok ? "sent" : "failed");
  }

  if (stage === "sent") {
    return (
      <Note tone="positive">
        <output>
          Enviamos o link para <span className="wrap-anywhere">{email}</span>. Ele vale por 30 minutos.
        </output>
      </Note>
    );
  }
  return (
    <Note
      title="Volte quando quiser."
      action={
        <>
          <Button size="sm" loading={stage === "asking"} loadingLabel="Enviando…" onClick={() => void send()}>
            Criar senha
          </Button>
          <output className="ml-3 text-xs text-danger empty:hidden">
            {stage === "failed" && "O link não saiu agora. Espere um minuto e tente de novo."}
          </output>
        </>
      }
    >
      Sua biblioteca abre com um código enviado para <span className="wrap-anywhere">{email}</span>. Se preferir entrar com senha,
      mandamos um link para você escolher a sua.
    </Note>
  );
}
