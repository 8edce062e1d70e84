import { brand } from "#kit/brand/brand.ts";
import { askWords } from "#modules/catalog/change-requests/messages.ts";
import type { OpenAsk } from "#modules/catalog/change-requests/rules.ts";
import { formatDate } from "#kit/date-format.ts";
import { Note } from "#ui/note.tsx";

/** What the platform asked to change in this product, item by item, until it closes it. */
export function AskNote({ ask }: { ask: OpenAsk | null }) {
  if (!ask) return null;
  return (
    <Note
      tone={ask.isAnswered ? "info" : "warning"}
      title={ask.isAnswered ? "Você publicou de novo, e nossa equipe vai analisar." : `${brand.The} pediu ajustes.`}
    >
      Pedido em {formatDate(new Date(ask.requestedAt))}:
      <ul className="mt-2 grid gap-2">
        {ask.items.map(({ item, note }) => (
          <li key={item} className="wrap-anywhere whitespace-pre-line">
            <b className="font-semibold">{askWords[item]}:</b> {note}
          </li>
        ))}
      </ul>
      {!ask.isAnswered && <p className="mt-2">Quando ajustar, publique de novo: nossa equipe analisa.</p>}
    </Note>
  );
}
