import type { AnswerOf } from "#kit/answer.ts";
import type { getApplicationToReview, getApplications, getChecklists } from "../functions.ts";

export type ApplicationList = AnswerOf<typeof getApplications>;
export type ApplicationRow = ApplicationList["rows"][number];
export type OpenApplication = AnswerOf<typeof getApplicationToReview>;
export type Checklists = AnswerOf<typeof getChecklists>;
