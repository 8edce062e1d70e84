import { useEffect, useEffectEvent, useState } from "react";
import { Note } from "#ui/note.tsx";
import { RECIPIENT_WORDS } from "../../../payments/recipients/messages.ts";
import type { PaymentsPage as Facts } from "../payments-page.ts";
import { PaymentsHistory } from "./payments-history.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { SalePreview } from "./sale-preview.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { StatusBlock } from "./status-block.tsx";

const SOON_MS = 4_000;
const LATER_MS = 20_000;

type PaymentsPageProps = { page: Facts; contactEmail: string; onReload: () => void };

/** The registration and the payment settings on one page, because a store needs both to sell. */
export function PaymentsPage({ page, contactEmail, onReload }: PaymentsPageProps) {
  const [chosen, setChosen] = useState(page.settings);
  const { recipient, registration } = page;
  const isWaiting = registration.isOnItsWay;
  const isJudged = recipient?.status === "enviado" || recipient?.status === "em_analise";
  const look = useEffectEvent(() => {
    if (!document.hidden) onReload();
  });

  useEffect(() => {
    if (!isWaiting && !isJudged) return;
    const timer = setInterval(() => look(), isWaiting ? SOON_MS : LATER_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isJudged]);

  return (
    <div className="grid max-w-[720px] min-w-0 gap-9">
      {!recipient && !isWaiting && <Note tone="info">{RECIPIENT_WORDS.sem_cadastro.meaning}</Note>}
      {!recipient && (
        <p className="-mt-5 text-sm text-muted first:mt-0">
          Depois de enviar, você já pode vender. O dinheiro só sai da Pagar.me quando o cadastro estiver ativo.
        </p>
      )}
      {isWaiting && (
        <Note tone="info" title="Seu cadastro está a caminho.">
          A Pagar.me ainda não respondeu. Não é preciso enviar de novo: a resposta aparece aqui automaticamente.
        </Note>
      )}
      <StatusBlock page={page} contactEmail={contactEmail} onReload={onReload} />
      {page.mayRegister && !isWaiting && <RegistrationForm page={registration} onSent={onReload} />}
      <SettingsForm
        settings={page.settings}
        most={page.platform.maxInstallments}
        isBoletoOn={page.isBoletoOn}
        chosen={chosen}
        onChoose={setChosen}
        onSaved={onReload}
      />
      <SalePreview chosen={chosen} platform={page.platform} isOwnCommission={page.isOwnCommission} rates={page.rates} />
      <PaymentsHistory history={page.history} />
    </div>
  );
}
