import type { ReactNode } from "react";
import { timeLeftWords } from "#kit/time-left.ts";
import { useNow } from "#modules/orders/ui/use-now.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Panel } from "#ui/panel.tsx";
import { LEGAL_DAYS } from "../rules/guarantee.ts";
import { problemEndsAt } from "../rules/terms.ts";

/** Until when an author takes back what is theirs, past the days of the law. */
export type StoreGuarantee = { storeSlug: string; authorName: string; endsAt: Date };

type WithdrawalRightTermsProps = {
  paidAt: Date;
  /** The law's days. */ endsAt: Date;
  /** The soonest to end first. */ guarantees: readonly StoreGuarantee[];
  withdrawalRightAction: ReactNode;
  problemAction: ReactNode;
};

/** The right to give back what was bought, with the time left and the button that exercises it; and where to say that something is wrong. */
export function WithdrawalRightTerms({
  paidAt,
  endsAt,
  guarantees,
  withdrawalRightAction,
  problemAction,
}: WithdrawalRightTermsProps) {
  const now = useNow();
  const isLegal = endsAt > now;
  const lasting = guarantees.filter((guarantee) => guarantee.endsAt > now);
  return (
    <Panel title="Se algo não deu certo">
      <div className="grid gap-2 text-sm text-muted">
        {isLegal && (
          <p>
            Você pode desistir desta compra até <Until at={endsAt} /> ({timeLeftWords(endsAt, now)}) e receber tudo de volta, sem
            dizer o motivo (Código de Defesa do Consumidor, art. 49). Ao desistir, os arquivos saem da biblioteca.
          </p>
        )}
        {isLegal &&
          lasting.map((guarantee) => (
            <p key={guarantee.storeSlug} className="wrap-anywhere">
              Depois disso vale a garantia da loja: {guarantee.authorName} aceita a desistência até{" "}
              <Until at={guarantee.endsAt} />.
            </p>
          ))}
        {!isLegal &&
          lasting.map((guarantee) => (
            <p key={guarantee.storeSlug} className="wrap-anywhere">
              Garantia da loja: você ainda pode desistir do que comprou de {guarantee.authorName} até{" "}
              <Until at={guarantee.endsAt} /> ({timeLeftWords(guarantee.endsAt, now)}) e receber tudo de volta, sem dizer o
              motivo. Ao desistir, os arquivos saem da biblioteca.
            </p>
          ))}
        {!isLegal && lasting.length === 0 && (
          <p>
            {guarantees.length > 0 ? "O prazo para desistir" : `O prazo de ${LEGAL_DAYS} dias para desistir`} acabou em{" "}
            <When at={guarantees.at(-1)?.endsAt ?? endsAt} />.
          </p>
        )}
      </div>
      <a href="/ajuda/desistir-da-compra" className="link mt-2 inline-block text-sm">
        Como funciona o reembolso
      </a>
      {(isLegal || lasting.length > 0) && <div>{withdrawalRightAction}</div>}
      {problemEndsAt(paidAt) > now && (
        <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
          <p className="text-sm text-muted">O arquivo não abre, veio incompleto ou não é o que estava descrito?</p>
          {problemAction}
        </div>
      )}
    </Panel>
  );
}

const Until = ({ at }: { at: Date }) => (
  <b className="font-semibold text-ink">
    <When at={at} />
  </b>
);
