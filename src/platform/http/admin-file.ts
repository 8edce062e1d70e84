import type { Context } from "hono";
import type { AdminArea } from "#kit/admin-roles.ts";
import { audit } from "../audit.ts";
import { db } from "../db.ts";
import { findViewer, mayNow } from "../session.ts";
import { csvAnswer } from "./csv-answer.ts";

type AdminFile<Search> = {
  /** The area of the list on the screen: a role that reaches it is required. */
  area: AdminArea;
  /** The file name of the download. */
  name: string | ((search: Search) => string);
  /** The action and kind of target in the audit record. */
  action: string;
  kind: string;
  reason?: string;
  read: (query: Record<string, string>) => Search & { busca?: string | undefined };
  /** Which view of the list, for the audit record: its tab and its other filters. */
  view?: (search: Search) => { tab?: string | undefined; detail?: Record<string, unknown> };
  write: (search: Search) => AsyncIterable<string>;
};

const open = new Set<string>();

/**
 * A view of a list as CSV, for people whose roles reach its area; 404 for others. It is audited before it is sent (INV-37). Each person may
 * download one at a time of each kind: 429 otherwise.
 */
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
