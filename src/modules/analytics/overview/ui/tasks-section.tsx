import { formatDateTime } from "#kit/date-format.ts";
import { useNoticeReceived } from "#modules/notifications/ui/notice-received.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { RowList } from "#modules/panel/ui/row-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getTasks } from "../functions.ts";
import { taskWords } from "../rules/tasks.ts";

/** What waits for the author, the most pressing first. */
export function TasksSection() {
  const state = useSection(() => getTasks());
  useNoticeReceived(state.reload);
  return (
    <Section name="tasks" subject="o que espera por você" state={state} skeleton={<Skeleton className="after-300ms h-[260px]" />}>
      {(tasks) => (
        <Panel title="Esperam por você">
          {tasks.length === 0 ? (
            <p className="text-sm text-muted">Nada pendente.</p>
          ) : (
            <RowList
              rows={tasks.map((task) => {
                const { href, title, detail } = taskWords(task);
                const until = task.until ? `, até ${formatDateTime(new Date(task.until))}` : "";
                return { key: `${task.kind} ${task.ref}`, href, title, detail: `${detail}${until}` };
              })}
            />
          )}
        </Panel>
      )}
    </Section>
  );
}
