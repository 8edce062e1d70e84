import type { ReactNode } from "react";
import { Note } from "#ui/note.tsx";
import type { LegalIdentity } from "../schema.ts";

/** Who answers for the platform, as Decreto 7.962 asks; said plainly when nobody told it. */
export function Identity({ identity }: { identity: LegalIdentity }) {
  const { company, cnpj, address, email, isNamed } = identity;
  return (
    <div className="grid gap-4">
      {!isNamed && (
        <Note tone="warning">
          Esta instalação ainda não informou quem a opera. Os dados abaixo são de demonstração e não são de uma empresa de
          verdade.
        </Note>
      )}
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        <Fact name="Razão social">{company}</Fact>
        <Fact name="CNPJ">{cnpj}</Fact>
        <Fact name="Endereço">{address}</Fact>
        <Fact name="E-mail">
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            {email}
          </a>
        </Fact>
      </dl>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-2xs text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
