import type { getRequest, getRequests } from "../functions.ts";

export type RequestList = Awaited<ReturnType<typeof getRequests>>;
export type RequestRow = RequestList["rows"][number];
export type OpenRequest = Awaited<ReturnType<typeof getRequest>>;
