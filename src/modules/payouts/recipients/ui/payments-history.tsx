import { formatFullDateTime } from "#kit/date-format.ts";
import { RECIPIENT_WORDS } from "../../../payments/recipients/messages.ts";
import { RECIPIENT_STATUSES, type RecipientStatus } from "../../../payments/recipients/rules.ts";
import type { PaymentsPage } from "../payments-page.ts";
import { paymentsChangeWords } from "../messages.ts";
import { FormBlock } from "./form-block.tsx";

type Change = PaymentsPage["history"][number];

const isStatus = (text: string): text is RecipientStatus => (RECIPIENT_STATUSES as readonly string[]).includes(text);

function sentence({ entity, what, from, to }: Change): string {
  if (entity === "recipient") return `Cadastro na Pagar.me: ${isStatus(to) ? RECIPIENT_WORDS[to].label.toLowerCase() : to}`;
  return paymentsChangeWords(what, from, to);
}

/** The changes in a store's payments, with their dates. */
export function PaymentsHistory({ history }: { history: Change[] }) {
  if (history.length === 0) return null;
  return (
    <FormBlock title="Histórico">
      <ul className="-my-2 text-sm">
        {history.map((change) => (
          <li
            key={`${change.at} ${change.entity} ${change.what}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <span className="[overflow-wrap:anywhere]">{sentence(change)}</span>
            <time dateTime={change.at} className="tn text-muted">
              {formatFullDateTime(new Date(change.at))}
            </time>
          </li>
        ))}
      </ul>
    </FormBlock>
  );
}
