import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cva } from "class-variance-authority";

const noteClass = cva("flex gap-3 rounded-ctl px-4 py-3.5 text-sm leading-[1.45] [&>svg]:mt-px [&>svg]:size-5", {
  variants: {
    tone: {
      info: "bg-info-soft [&>svg]:text-info",
      positive: "bg-positive-soft [&>svg]:text-positive",
      warning: "bg-warning-soft [&>svg]:text-warning",
      danger: "bg-danger-soft [&>svg]:text-danger",
    },
  },
  defaultVariants: { tone: "info" },
});

const ICONS = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type NoteProps = {
  tone?: keyof typeof ICONS;
  icon?: ReactNode;
  title?: ReactNode;
  /** A link or a small button after the words. */
  action?: ReactNode;
  /** `alert` for what went wrong just now; standing conditions need none. */
  role?: "alert" | "status";
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A standing condition, in one or two sentences. */
export function Note({ tone = "info", icon, title, action, className, children, ...rest }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} className={noteClass({ tone, className })}>
      {icon ?? <Icon aria-hidden />}
      <div className="min-w-0 flex-1">
        {title && <b className="font-semibold">{title} </b>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
