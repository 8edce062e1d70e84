import { undoEmailChangeFn } from "../../email-change/functions.ts";
import { ACCOUNT_MESSAGES } from "../../messages.ts";
import { NotMePage } from "../not-me-page.tsx";

/** "Desfazer" a change of e-mail, for whoever reads the old box. */
export const UndoEmailPage = ({ token }: { token: string }) => (
  <NotMePage
    question="Não foi você que trocou o e-mail?"
    effect="Desfazemos a troca, encerramos todas as sessões e a senha deixa de valer. Não é preciso entrar."
    done={
      <>
        <p>O e-mail de antes voltou a valer, todas as sessões terminaram e a senha que havia não serve mais.</p>
        <p>Troque também a senha da sua caixa de e-mail.</p>
      </>
    }
    action="Não fui eu, desfazer"
    actionBusy="Desfazendo…"
    unavailable={ACCOUNT_MESSAGES.unavailable}
    send={async () => {
      const answer = await undoEmailChangeFn({ data: { token } });
      return answer.ok ? "done" : answer.reason === "expired_link" ? "gone" : "failed";
    }}
  />
);
