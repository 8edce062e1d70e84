import type { OverviewSearch } from "../schema.ts";
import { HappeningsSection } from "./happenings-section.tsx";
import { StandingSection } from "./standing-section.tsx";
import { TasksSection } from "./tasks-section.tsx";

/** The author's part of the overview: three pieces that load and fail each by itself. */
export const Selling = ({ search }: { search: OverviewSearch }) => (
  <>
    <StandingSection search={search} />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <TasksSection />
      <HappeningsSection />
    </div>
  </>
);
