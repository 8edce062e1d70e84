import { Hono } from "hono";
import { fileBrand } from "#kit/brand/plain-names.ts";
import { adminFile } from "#platform/http/admin-file.ts";
import { rangeOf } from "../../analytics/rules/range.ts";
import { ACCRUAL_FILE, CASH_FILE, type PlatformSearch, readPlatformSearch } from "../overview/schema.ts";
import { accountingFile } from "./accounting-file.ts";
import type { Regime } from "./schema.ts";

const daysOf = (search: PlatformSearch) => rangeOf(search, new Date());

const fileOf = (regime: Regime) =>
  adminFile<PlatformSearch>({
    area: "books",
    name: (search) => `${fileBrand()}-${regime}-${daysOf(search).from}-a-${daysOf(search).to}-brasilia.csv`,
    action: `baixar-${regime}`,
    kind: regime,
    reason: "Planilha para a contabilidade",
    read: readPlatformSearch,
    view: (search) => ({ tab: `${daysOf(search).from} a ${daysOf(search).to}` }),
    write: (search) => accountingFile(regime, daysOf(search)),
  });

/** For admins, the books of the market by when things happened and by when the money moved. */
export const accountingRoutes = new Hono().get(ACCRUAL_FILE, fileOf("competencia")).get(CASH_FILE, fileOf("caixa"));
