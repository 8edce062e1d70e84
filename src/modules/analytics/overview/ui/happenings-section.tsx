import { formatFullDateTime, formatRelative } from "#kit/date-format.ts";
import { useNoticeReceived } from "#modules/notifications/ui/notice-received.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getHappenings } from "../functions.ts";
import { type Happening, happeningWords } from "../rules/happening-words.ts";

/** The latest of the store, each a door to what it speaks of; new ones come in by themselves. */
export function HappeningsSection() {
  const state = useSection(() => getHappenings());
  useNoticeReceived(state.reload);
  return (
    <Section
      name="happenings"
      subject="o que aconteceu na sua loja"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[260px]" />}
    >
      {({ happenings, asOf }) => (
        <Panel title="Aconteceu na sua loja">
          {happenings.length === 0 ? (
            <p className="text-sm text-muted">Vendas, avaliações, perguntas e quem passa a seguir você aparecem aqui.</p>
          ) : (
            <ol className="-my-2">
              {happenings.map((happening) => (
                <Row key={`${happening.kind} ${happening.ref} ${happening.at}`} happening={happening} now={asOf} />
              ))}
            </ol>
          )}
        </Panel>
      )}
    </Section>
  );
}

function Row({ happening, now }: { happening: Happening; now: Date }) {
  const { href, title, detail } = happeningWords(happening);
  const at = new Date(happening.at);
  return (
    <li className="border-b border-line last:border-0">
      <RouterLink href={href} className="group flex min-h-13 items-center gap-3 py-2">
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-semibold group-hover:underline group-hover:underline-offset-3">{title}</span>
          <span className="block truncate text-2xs text-muted">{detail}</span>
        </span>
        <span className="shrink-0 text-right">
          {happening.cents !== null && <Money cents={happening.cents} className="tn block text-sm font-semibold" />}
          <time dateTime={happening.at} title={formatFullDateTime(at)} className="tn block text-2xs text-muted">
            {formatRelative(at, now)}
          </time>
        </span>
      </RouterLink>
    </li>
  );
}
