import type { AnswerOf } from "#kit/answer.ts";
import { addressLines } from "#modules/accounts/addresses/rules.ts";
import type { getFiscal } from "../functions.ts";

/** The data of the screens about an order's fiscal documents. */
export type FiscalView = Extract<AnswerOf<typeof getFiscal>, { fiscal: unknown }>["fiscal"];
type Person = NonNullable<FiscalView["person"]>;

/** The recipient of the fiscal documents, line by line. */
export function FiscalPerson({ person }: { person: Person }) {
  return (
    <dl className="grid gap-2 text-sm [&_dd]:wrap-anywhere [&_dt]:text-2xs [&_dt]:text-muted">
      <div>
        <dt>Em nome de</dt>
        <dd>{person.name}</dd>
      </div>
      <div>
        <dt>{person.document.includes("/") ? "CNPJ" : "CPF"}</dt>
        <dd className="tn">{person.document}</dd>
      </div>
      {person.address && (
        <div>
          <dt>Endereço</dt>
          {addressLines(person.address).map((line) => (
            <dd key={line} className="tn">
              {line}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
