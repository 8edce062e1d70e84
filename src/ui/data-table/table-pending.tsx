import { Panel } from "../panel.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Table } from "../table.tsx";

const COLUMNS = ["a", "b", "c", "d", "e"].map((id) => ({ id, header: "", cell: () => null }));

/** A list before it is read, in its own shape: head, tabs, filters and rows. */
export function TablePending() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-9 w-56" />
      <Skeleton className="mb-5 h-4 w-72 max-w-full" />
      <Panel flush>
        <div className="flex gap-4 border-b-2 border-ink px-5 pt-2 pb-4">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-24" />
        </div>
        <div className="px-4 py-3.5 md:px-5">
          <Skeleton className="h-10 w-66 max-w-full" />
        </div>
        <Table caption="Carregando a lista" columns={COLUMNS} rows={[]} rowKey={() => ""} loading />
      </Panel>
    </div>
  );
}
