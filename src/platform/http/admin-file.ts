import type { Context } from "hono";
import type { AdminArea } from "#kit/admin-roles.ts";
import { audit } from "../audit.ts";
import { db } from "../db.ts";
import { findViewer, mayNow } from "../session.ts";
import { csvAnswer } from "./csv-answer.ts";

type AdminFile<Search> = {
  /** Whose roles reach it: the area of the list on the screen. */
  area: AdminArea;
  /** As it is saved. */
  name: string | ((search: Search) => string);
  /** How the record calls it, and what of. */
  action: string;
  kind: string;
  reason?: string;
  read: (query: Record<string, string>) => Search & { busca?: string | undefined };
  /** Which view of the list, for the record: its tab, and what else narrows it. */
  view?: (search: Search) => { tab?: string | undefined; detail?: Record<string, unknown> };
  write: (search: Search) => AsyncIterable<string>;
};

const open = new Set<string>();

/** For whose roles reach its area, a view of a list as a spreadsheet, on record before it leaves (INV-37), one at a time each; for others there is none. */
export const adminFile =
  <Search>({ area, name, action, kind, reason = "Planilha da lista", read, view, write }: AdminFile<Search>) =>
  async (c: Context): Promise<Response> => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!mayNow(viewer, "read", area)) return c.text("Não encontrado", 404);
    const { userId } = viewer;
    const turn = `${kind} ${userId}`;
    if (open.has(turn)) return c.text("Uma planilha sua já está sendo baixada. Espere terminar.", 429, { "retry-after": "5" });
    const search = read(c.req.query());
    const { tab = "todos", detail = {} } = view?.(search) ?? {};
    const target = { kind, id: tab };
    await audit(db, { adminId: userId, action, target, reason, detail: { ...detail, comBusca: search.busca !== undefined } });
    open.add(turn);
    return csvAnswer(typeof name === "string" ? name : name(search), write(search), () => open.delete(turn));
  };
