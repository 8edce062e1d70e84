import { ArrowLeft, ArrowRight } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { monthWords } from "../rules/month-words.ts";
import { monthDays, nextMonth, previousMonth } from "../rules/months.ts";

type MonthStepsProps = { month: string; today: string; href: (month: string) => string };

/** Links to the previous month, and to the next one when it has begun. */
export function MonthSteps({ month, today, href }: MonthStepsProps) {
  const [before, after] = [previousMonth(month), nextMonth(month)];
  return (
    <nav aria-label="Mês" className="flex flex-wrap justify-between gap-2 px-4 pb-2 md:px-5">
      <RouterLink href={href(before)} className={buttonClass({ variant: "ghost", size: "sm", className: "-ml-3" })}>
        <ArrowLeft aria-hidden /> {monthWords(before)}
      </RouterLink>
      {monthDays(after, today) && (
        <RouterLink href={href(after)} className={buttonClass({ variant: "ghost", size: "sm", className: "-mr-3" })}>
          {monthWords(after)} <ArrowRight aria-hidden />
        </RouterLink>
      )}
    </nav>
  );
}
