import { Hono } from "hono";
import { findViewer } from "../session.ts";
import { csvAnswer } from "./csv-answer.ts";

type StoreFile<Search> = {
  /** The file name of the download. */
  name: () => string;
  /** The page of the list: signing in returns to it. */
  path: string;
  /** The path of the CSV file. */
  file: string;
  read: (query: Record<string, string>) => Search;
  write: (storeId: number, search: Search) => AsyncIterable<string>;
};

/**
 * Serves a store's own list as CSV, with the filters of its address. Redirects to sign-in without a session; 404 for a person without a
 * store.
 */
export const storeFile = <Search>({ name, path, file, read, write }: StoreFile<Search>): Hono =>
  new Hono().get(file, async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    if (!viewer) return c.redirect(`/auth/login?volta=${encodeURIComponent(path)}`);
    if (viewer.storeId === null) return c.text("Não encontrado", 404);
    return csvAnswer(name(), write(viewer.storeId, read(c.req.query())));
  });
