/** A code as it is typed, on the paper of coupons. */
export const CodePill = ({ code }: { code: string }) => (
  <span
    data-paper="canario"
    translate="no"
    className="inline-flex min-h-7 items-center rounded-full bg-(--paper) px-3 text-sm font-bold tracking-[.01em] text-ink wrap-anywhere md:whitespace-nowrap"
  >
    {code}
  </span>
);
