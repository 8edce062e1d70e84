import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { showToast } from "#ui/toast.tsx";
import { duplicateCouponFn, endCouponFn, getCoupons, pauseCouponFn, resumeCouponFn } from "../functions.ts";
import { moveCouponMessages } from "../messages.ts";
import { type CouponsSearch, couponsHref } from "../search.ts";
import type { CouponRow } from "../schema.ts";
import type { CouponSteps } from "./coupon-steps.ts";

type Call = { data: { couponId: number } };
type Answer = { ok: true } | { ok: false; reason: string };

/** What the page of coupons is doing: the form, the link, the question before an end, and the steps of each row. */
export function useCouponSteps(search: CouponsSearch) {
  const router = useRouter();
  const [edited, setEdited] = useState<CouponRow | null>(null);
  const [shared, setShared] = useState<{ row: CouponRow; isNew: boolean } | null>(null);
  const [ending, setEnding] = useState<CouponRow | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take<A extends Answer>(row: CouponRow, step: (call: Call) => Promise<A>): Promise<A | null> {
    setProblem(null);
    const answer = await step({ data: { couponId: row.id } }).catch(() => null);
    const sentences: Record<string, string> = moveCouponMessages;
    if (!answer?.ok) setProblem(sentences[answer?.reason ?? "unavailable"] ?? moveCouponMessages.unavailable);
    await router.invalidate({ sync: true });
    return answer?.ok ? answer : null;
  }

  async function pause(row: CouponRow) {
    if (await take(row, pauseCouponFn))
      showToast(`${row.code} pausado. Quem já fez o pedido mantém o desconto.`, {
        label: "Desfazer",
        onPress: () => void take(row, resumeCouponFn),
      });
  }

  async function resume(row: CouponRow) {
    if (await take(row, resumeCouponFn)) showToast(`${row.code} vale de novo.`);
  }

  async function duplicate(row: CouponRow) {
    const done = await take(row, duplicateCouponFn);
    if (done) showToast(`${row.code} duplicado. Confira o código e as datas antes de divulgar.`);
  }

  async function endNow() {
    const row = ending;
    setEnding(null);
    if (row && (await take(row, endCouponFn))) showToast(`${row.code} encerrado. As compras feitas com ele ficam no histórico.`);
  }

  function closeForm() {
    setEdited(null);
    if (search.criar) void router.navigate({ href: couponsHref(search), replace: true });
  }

  /** Saved: the new one shows its link at once, the changed one says so. */
  async function saved(code: string) {
    const isNew = edited === null;
    closeForm();
    if (!isNew) {
      showToast(`${code} salvo.`);
      await router.invalidate({ sync: true });
      return;
    }
    await router.invalidate({ sync: true });
    const list = await getCoupons({ data: { busca: code } }).catch(() => null);
    const row = list && "rows" in list ? list.rows.find((one) => one.code === code) : undefined;
    if (row) setShared({ row, isNew });
  }

  const steps: CouponSteps = {
    edit: setEdited,
    share: (row) => setShared({ row, isNew: false }),
    duplicate: (row) => void duplicate(row),
    pause: (row) => void pause(row),
    resume: (row) => void resume(row),
    end: setEnding,
  };

  return {
    steps,
    edited,
    shared,
    ending,
    problem,
    closeForm,
    saved,
    endNow,
    keep: () => setEnding(null),
    closeShare: () => setShared(null),
  };
}
