import { useState } from "react";
import { RouterLink } from "#ui/router-link.tsx";
import { adminOrdersHref } from "../../orders/search.ts";
import { DrawerPart, Fact } from "../../orders/ui/drawer-part.tsx";
import { revealPersonFn } from "../functions.ts";
import type { OpenPerson } from "./facts.ts";
import { PersonAct } from "./person-act.tsx";

type Identity = OpenPerson["hinted"];

/** Whose account it is, hinted; in full once the admin says why. */
export function IdentityCard({ person }: { person: OpenPerson }) {
  const [shown, setShown] = useState<Identity | null>(null);
  const { name, email, document } = shown ?? person.hinted;
  return (
    <DrawerPart
      title="De quem é"
      action={
        !shown && (
          <PersonAct
            label="Revelar"
            title="Revelar de quem é esta conta?"
            effect="Nome, e-mail e documento aparecem inteiros nesta tela."
            done="Revelado. O motivo ficou no registro."
            act={(motivo) => revealPersonFn({ data: { userId: person.id, motivo } })}
            onDone={({ value }) => setShown(value as Identity)}
          />
        )
      }
    >
      <dl className="grid gap-3 sm:grid-cols-3" aria-live="polite">
        <Fact label="Nome">{name}</Fact>
        <Fact label="E-mail">
          {email}
          {!person.emailVerified && <span className="block text-2xs text-muted">não confirmado</span>}
        </Fact>
        <Fact label="CPF ou CNPJ">
          <span className="tn">{document || "não informado"}</span>
        </Fact>
      </dl>
      {shown && (
        <RouterLink href={adminOrdersHref({ busca: shown.email })} className="link mt-3 inline-block text-sm">
          Ver os pedidos desta pessoa
        </RouterLink>
      )}
    </DrawerPart>
  );
}
