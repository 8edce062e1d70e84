import { NotMePage } from "#modules/accounts/ui/not-me-page.tsx";
import { denyBankChangeFn } from "../functions.ts";
import { bankMessages } from "../messages.ts";

/** Cancels a change of bank account, for whoever has the link in the e-mail. */
export const DenyChangePage = ({ token }: { token: string }) => (
  <NotMePage
    question="Não foi você que trocou a conta bancária?"
    effect="Cancelamos a troca, bloqueamos os saques da loja e encerramos todas as sessões. Não é preciso entrar."
    done={
      <>
        <p>A troca da conta bancária foi cancelada, nada sai do saldo por enquanto e todas as sessões terminaram.</p>
        <p>Para voltar, peça outra senha por e-mail. Troque também a senha da sua caixa de e-mail.</p>
      </>
    }
    action="Não fui eu, proteger a conta"
    actionBusy="Protegendo…"
    unavailable={bankMessages.unavailable}
    send={async () => {
      const answer = await denyBankChangeFn({ data: { token } });
      return answer.ok ? "done" : answer.reason === "not_found" || answer.reason === "invalid" ? "gone" : "failed";
    }}
  />
);
