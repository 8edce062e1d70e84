import type { Autoria } from "../contenders/autoria.ts";

/** Hands the worker the job of telling a store's followers, as the author's press does. */
export async function enqueueIn(autoria: Autoria, newsId: string): Promise<void> {
  Object.assign(process.env, autoria.env, { DATABASE_URL: autoria.databaseUrl });
  const { notifyFollowersJob } = await import("#modules/favourites/news/schema.ts");
  const { closeJobs, enqueue } = await import("#platform/jobs.ts");
  const { db, pool } = await import("#platform/db.ts");
  await db.transaction((tx) => enqueue(tx, notifyFollowersJob, { newsId, after: null }));
  await closeJobs();
  await pool.end();
}
