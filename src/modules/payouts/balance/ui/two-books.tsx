import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime, formatRelative } from "#kit/date-format.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { heldCents } from "../rules/explain-difference.ts";
import type { BalanceFacts } from "./balance-facts.ts";
import { DifferenceWords } from "./difference-words.tsx";
import { useProviderReading } from "./use-provider-reading.ts";

type Line = { label: string; ours: number | null; theirs: number | null };

/** Our balance and the provider's side by side, with the time of the reading and why they differ. */
export function TwoBooks({ facts, reload }: { facts: BalanceFacts; reload: () => void }) {
  const { isReading, trouble, readNow } = useProviderReading(facts, reload);
  const { wallet, reading, asOf } = facts;
  const lines: Line[] = [
    { label: "Disponível", ours: wallet.availableCents, theirs: reading?.availableCents ?? null },
    { label: "A liberar", ours: wallet.pendingCents, theirs: reading?.waitingCents ?? null },
    { label: "Reservado para saque", ours: wallet.reservedCents, theirs: null },
    { label: "Em débito", ours: -wallet.debtCents, theirs: null },
  ];
  return (
    <Panel
      title="Conferência com a Pagar.me"
      action={
        facts.hasRecipient && (
          <Button variant="soft" size="sm" loading={isReading} onClick={() => void readNow()}>
            <RefreshCw aria-hidden /> Atualizar
          </Button>
        )
      }
    >
      <table className="w-full text-sm">
        <caption className="sr-only">O saldo nos nossos livros e na Pagar.me</caption>
        <thead>
          <tr className="border-b-2 border-ink text-2xs text-muted">
            <th scope="col">
              <span className="sr-only">O quê</span>
            </th>
            <Head>{brand.In}</Head>
            <Head>Na Pagar.me</Head>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, ours, theirs }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {label}
              </th>
              <Cell cents={ours} />
              <Cell cents={theirs} />
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="py-2 pr-2 text-left">
              Total
            </th>
            <Cell cents={heldCents(wallet)} />
            <Cell cents={reading && reading.availableCents + reading.waitingCents} />
          </tr>
          <tr className="text-muted">
            <th scope="row" className="py-1 pr-2 text-left text-xs font-normal">
              Já sacado para o seu banco
            </th>
            <Cell cents={null} />
            <Cell cents={reading?.transferredCents ?? null} />
          </tr>
        </tbody>
      </table>
      <div aria-live="polite" className="mt-3 grid gap-3 text-xs">
        {reading ? (
          <p className="text-muted">
            Lido na Pagar.me{" "}
            <time dateTime={reading.readAt.toISOString()} title={`${formatFullDateTime(reading.readAt)}, horário de Brasília`}>
              {formatRelative(reading.readAt, asOf)}
            </time>
            .
          </p>
        ) : (
          <p className="text-muted">
            {facts.hasRecipient ? "Ainda não lemos o seu saldo na Pagar.me." : "Você ainda não tem cadastro na Pagar.me."}
          </p>
        )}
        {trouble && <Trouble trouble={trouble} hasReading={reading !== null} />}
        {reading && <DifferenceWords facts={facts} reading={reading} />}
      </div>
    </Panel>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="pb-2 text-right font-semibold">
    {children}
  </th>
);

const Cell = ({ cents }: { cents: number | null }) => (
  <td className="tn py-2 pl-3 text-right">
    {cents === null ? (
      <span className="text-muted">
        <span aria-hidden>·</span>
        <span className="sr-only">não se aplica</span>
      </span>
    ) : (
      <Money cents={cents} />
    )}
  </td>
);

const Trouble = ({ trouble, hasReading }: { trouble: "provider_away" | "limited"; hasReading: boolean }) => (
  <Note tone="warning">
    {trouble === "limited"
      ? "Você já atualizou muitas vezes agora há pouco. Espere um minuto."
      : hasReading
        ? "A Pagar.me não respondeu agora. Os números ao lado são os da última leitura."
        : "A Pagar.me não respondeu agora. O seu dinheiro continua lá; tente de novo em instantes."}
  </Note>
);
