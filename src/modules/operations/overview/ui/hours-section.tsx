import { useRouter } from "@tanstack/react-router";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getSalesByHour } from "../functions.ts";
import { busiest, gridOf, type HourOfWeek } from "../rules/hours.ts";
import { PLATFORM_MEASURES, platformHref } from "../schema.ts";
import { keyOf, type PlatformPart } from "./facts.ts";
import { HoursByDay, HoursByHour, WEEKDAY_NAMES } from "./hours-tables.tsx";

const MEASURES = { valor: "Valor", pedidos: "Pedidos" };

/** When people pay: each hour of each weekday, darker where there is more. */
export function HoursSection(part: PlatformPart) {
  const { search } = part;
  const state = useSection(() => getSalesByHour({ data: search }), keyOf(search));
  return (
    <Section
      name="salesByHour"
      subject="as horas das vendas"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[360px]" />}
      className="min-w-0"
    >
      {(hours) => <Hours hours={hours} {...part} />}
    </Section>
  );
}

function Hours({ hours, path, search }: PlatformPart & { hours: HourOfWeek[] }) {
  const router = useRouter();
  const measure = search.horas ?? "pedidos";
  const figure = measure === "valor" ? "cents" : "orders";
  const words = measure === "valor" ? formatMoney : (count: number) => plural(count, "pedido", "pedidos");
  const short = measure === "valor" ? () => "" : formatCount;
  const top = busiest(hours, figure);
  if (!top) {
    return (
      <Panel title="Hora e dia da semana" aria-label="Hora e dia da semana">
        <p className="text-sm text-muted">Ninguém comprou neste período.</p>
      </Panel>
    );
  }
  const grid = gridOf(hours, figure);
  return (
    <Panel
      title="Hora e dia da semana"
      aria-label="Hora e dia da semana"
      action={
        <Segmented
          label="Contar por hora"
          value={measure}
          options={PLATFORM_MEASURES.toReversed().map((value) => ({ value, label: MEASURES[value] }))}
          onValue={(horas) => void router.navigate({ href: platformHref(path, search, { horas }), resetScroll: false })}
        />
      }
    >
      <p className="mb-3 text-sm">
        Mais vendas: {WEEKDAY_NAMES[top.weekday - 1]}, das {top.hour}h às {top.hour + 1}h, com {words(top[figure])}.
      </p>
      <HoursByDay grid={grid} figure={short} words={words} />
      <HoursByHour grid={grid} figure={short} words={words} />
      <p className="mt-3 text-2xs text-muted">Pedidos pagos, na hora de Brasília em que o pagamento foi confirmado.</p>
    </Panel>
  );
}
