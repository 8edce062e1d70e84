import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { EmailDialog } from "./email-dialog.tsx";

type DataLinesProps = { mayChangeEmail: boolean; onChanged: () => void };

/** The data of a registration that can be changed, each with its action, and who can change the rest. */
export function DataLines({ mayChangeEmail, onChanged }: DataLinesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {mayChangeEmail && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Trocar o e-mail do cadastro
          </Button>
        )}
        <RouterLink href="/painel/pagarme#conta-bancaria" className="link inline-flex min-h-9 items-center text-sm">
          Ver ou trocar a conta bancária
        </RouterLink>
      </div>
      <p className="text-sm text-muted">
        Nome, CPF ou CNPJ, telefone, endereço e data de nascimento só a Pagar.me muda, com um documento. Se um deles está errado
        ou mudou,{" "}
        <RouterLink href="/ajuda/contato?assunto=venda" className="link">
          escreva para nós
        </RouterLink>{" "}
        e pedimos a correção com você.
      </p>
      <EmailDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onChanged={() => {
          setOpen(false);
          onChanged();
        }}
      />
    </div>
  );
}
