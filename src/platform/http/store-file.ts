import { Hono } from "hono";
import { findViewer } from "../session.ts";
import { csvAnswer } from "./csv-answer.ts";

type StoreFile<Search> = {
  /** The name it is saved under. */
  name: () => string;
  /** The page the list is on: signing in returns to it. */
  path: string;
  /** The address of the spreadsheet. */
  file: string;
  read: (query: Record<string, string>) => Search;
  write: (storeId: number, search: Search) => AsyncIterable<string>;
};

/** For who owns a store, a list of its own as a spreadsheet, under the filters of its address; for others there is none. */
export const storeFile = <Search>({ name, path, file, read, write }: StoreFile<Search>): Hono =>
  new Hono().get(file, async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(path)}`);
    if (viewer.storeId === null) return c.text("Não encontrado", 404);
    return csvAnswer(name(), write(viewer.storeId, read(c.req.query())));
  });
