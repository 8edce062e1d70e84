import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ReportKind } from "../rules.ts";

const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

type ReportButtonProps = {
  kind: ReportKind;
  /** The id of the product, store, review or question. */
  subjectId: string | number;
  label?: string;
  className?: string;
};

/** The way to say that something public is wrong. The dialog comes the first time it is asked for. */
export function ReportButton({ kind, subjectId, label = "Denunciar", className }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <Button variant="ghost" size="sm" className={className} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Flag aria-hidden />
        {label}
      </Button>
      {wasOpen && (
        <Suspense>
          <ReportDialog kind={kind} subjectId={String(subjectId)} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
