import { useState } from "react";
import { formatDateTime, formatFullDateTime } from "#kit/date-format.ts";
import { formatMoney } from "#kit/money.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { SecondStepSetup } from "#modules/accounts/ui/second-step-setup.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { cancelBankChangeFn, getBankSection } from "../bank/functions.ts";
import { bankMessages } from "../bank/messages.ts";
import { AccountSummary } from "../bank/ui/account-summary.tsx";
import { AccountPill } from "../bank/ui/account-pill.tsx";
import { ChangeDialog } from "../bank/ui/change-dialog.tsx";
import { FormerAccounts } from "../bank/ui/former-accounts.tsx";
import { Section } from "./section.tsx";
import { useSection } from "./use-section.ts";

type Facts = AnswerOf<typeof getBankSection>;

/** The current bank account, a pending change, and the form to change it. */
export function BankSection() {
  const state = useSection(() => getBankSection());
  return (
    <Section name="bank" subject="a sua conta bancária" state={state} skeleton={<Skeleton className="after-300ms h-[230px]" />}>
      {(facts) => <Account facts={facts} reload={state.reload} />}
    </Section>
  );
}

type AccountProps = { facts: Facts; reload: () => void };

function Account({ facts, reload }: AccountProps) {
  const [isChanging, setChanging] = useState(false);
  const { active, change, hold } = facts;
  return (
    <Panel
      title="Conta para receber"
      action={
        active &&
        !facts.block && (
          <button
            type="button"
            className="min-h-6 text-sm font-semibold text-accent underline underline-offset-3"
            onClick={() => setChanging(true)}
          >
            Trocar
          </button>
        )
      }
    >
      <div className="grid gap-4">
        {active ? (
          <>
            <AccountSummary account={active} />
            {!active.isUsable && (
              <Note tone="info">Por segurança, ela recebe a partir de {formatDateTime(new Date(active.usableFrom))}.</Note>
            )}
          </>
        ) : (
          <NoAccount />
        )}
        {change && <Change change={change} facts={facts} reload={reload} />}
        {hold && (
          <Note tone="warning" title="Nada sai por enquanto.">
            {hold.reason}
            {hold.until && ` Até ${formatDateTime(new Date(hold.until))}.`}
          </Note>
        )}
        {active && facts.block && facts.block !== "already_changing" && <Block facts={facts} reload={reload} />}
        <FormerAccounts accounts={facts.former} />
      </div>
      <ChangeDialog
        open={isChanging}
        hours={facts.hours}
        onClose={() => setChanging(false)}
        onDone={() => {
          setChanging(false);
          reload();
        }}
      />
    </Panel>
  );
}

const NoAccount = () => (
  <div className="grid justify-items-start gap-3 text-sm">
    <p>A conta que recebe o seu dinheiro vai com o cadastro na Pagar.me.</p>
    <RouterLink href="/painel/configurar-pagamentos" className={buttonClass({ size: "sm" })}>
      Fazer o cadastro
    </RouterLink>
  </div>
);

function Block({ facts: { block, opensAt }, reload }: AccountProps) {
  const [isSettingUp, setSettingUp] = useState(false);
  if (!block) return null;
  const isTimed = block === "new_device" || block === "fresh_session";
  return (
    <div className="grid justify-items-start gap-2 text-xs text-muted">
      <p data-block={block}>
        {bankMessages[block]}
        {isTimed && opensAt && ` A troca abre em ${formatFullDateTime(new Date(opensAt))}.`}
      </p>
      {block === "second_step_needed" && (
        <>
          <Button size="sm" onClick={() => setSettingUp(true)}>
            Ligar a verificação em duas etapas
          </Button>
          <SecondStepSetup
            open={isSettingUp}
            onClose={() => setSettingUp(false)}
            onDone={() => {
              setSettingUp(false);
              reload();
            }}
          />
        </>
      )}
    </div>
  );
}

function Change({ change, facts, reload }: { change: NonNullable<Facts["change"]>; facts: Facts; reload: () => void }) {
  const [isCancelling, setCancelling] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function cancel() {
    setCancelling(true);
    const answer = await cancelBankChangeFn().catch(() => ({ ok: false as const, reason: "unavailable" as const }));
    setCancelling(false);
    if (!answer.ok) setTrouble(bankMessages[answer.reason]);
    reload();
  }

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold">Conta nova</p>
        <AccountPill status={change.status} />
      </div>
      <AccountSummary account={change} />
      <p className="text-xs text-muted">
        {change.status === "pendente"
          ? `Começa a valer em ${formatDateTime(new Date(change.usableFrom))}. Até lá, a conta de agora continua recebendo. O primeiro saque para ela vai até ${formatMoney(facts.firstWithdrawalCents)} sem conferência.`
          : "O prazo passou e ela está indo para a Pagar.me. Até a resposta, nada sai."}
      </p>
      {trouble && (
        <Note tone="danger" role="alert">
          {trouble}
        </Note>
      )}
      {change.status === "pendente" && (
        <div>
          <Button size="sm" variant="soft" loading={isCancelling} loadingLabel="Cancelando…" onClick={() => void cancel()}>
            Cancelar a troca
          </Button>
        </div>
      )}
    </div>
  );
}
