import type { getApplicationToReview, getApplications } from "../functions.ts";

export type ApplicationList = Awaited<ReturnType<typeof getApplications>>;
export type ApplicationRow = ApplicationList["rows"][number];
export type OpenApplication = Awaited<ReturnType<typeof getApplicationToReview>>;
