import { Hono } from "hono";
import { audit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { csvAnswer } from "#platform/http/csv-answer.ts";
import { findViewer } from "#platform/session.ts";
import { peopleFile } from "./people-file.ts";
import { PEOPLE_FILE, readPeopleSearch } from "./search.ts";

const open = new Set<string>();

/** For admins: a view of the accounts as a spreadsheet, on record before it leaves (INV-37); one at a time each. */
export const peopleRoutes = new Hono().get(PEOPLE_FILE, async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  if (!viewer?.isAdmin) return c.text("Não encontrado", 404);
  const { userId } = viewer;
  if (open.has(userId)) return c.text("Uma planilha sua já está sendo baixada. Espere terminar.", 429, { "retry-after": "5" });
  const search = readPeopleSearch(c.req.query());
  await audit(db, {
    adminId: userId,
    action: "baixar-pessoas",
    target: { kind: "pessoas", id: search.situacao ?? "todas" },
    reason: "Planilha da lista, dados mascarados",
    detail: { suspensa: search.suspensa ?? "", comBusca: search.busca !== undefined },
  });
  open.add(userId);
  return csvAnswer("pessoas-autoria.csv", peopleFile(search), () => open.delete(userId));
});
