import type { ReactNode } from "react";
import { Section } from "#modules/payouts/ui/section.tsx";
import type { SectionState } from "#modules/payouts/ui/use-section.ts";
import { Panel } from "#ui/panel.tsx";
import { type Column, Table } from "#ui/table.tsx";

type ListPanelProps<Row, Facts> = {
  id: string;
  name: string;
  title: string;
  subject: string;
  state: SectionState<Facts>;
  rowsOf: (facts: Facts) => readonly Row[];
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  /** What stands where there is nothing. */
  empty: string;
  /** Before the rows. */
  lead?: (facts: Facts) => ReactNode;
};

/** A list of the system page: its own reading, its own failure, its own silence. */
export function ListPanel<Row, Facts>({
  id,
  name,
  title,
  subject,
  state,
  rowsOf,
  columns,
  rowKey,
  empty,
  lead,
}: ListPanelProps<Row, Facts>) {
  const table = (rows: readonly Row[], loading: boolean) => (
    <Table
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      loading={loading}
      message={!loading && rows.length === 0 ? empty : undefined}
    />
  );
  return (
    <Panel id={id} title={title} flush className="scroll-mt-20">
      <Section name={name} subject={subject} state={state} skeleton={table([], true)} className="[&>[role=alert]]:m-4">
        {(facts) => (
          <>
            {lead?.(facts)}
            {table(rowsOf(facts), false)}
          </>
        )}
      </Section>
    </Panel>
  );
}
