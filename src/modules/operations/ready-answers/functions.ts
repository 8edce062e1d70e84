import { setResponseStatus } from "@tanstack/react-start/server";
import { applicationsAdminDoor } from "#platform/admin-doors.ts";
import { dropReadyAnswer, listReadyAnswers, saveReadyAnswer } from "./save-ready-answer.ts";
import { dropReadyInput, ofReadyPlace, saveReadyInput } from "./schema.ts";

/** The answers kept for a place. */
export const getReadyAnswers = applicationsAdminDoor({ method: "GET" })
  .validator(ofReadyPlace)
  .handler(({ data }) => listReadyAnswers(data.place));

export const saveReadyAnswerFn = applicationsAdminDoor({ method: "POST" })
  .validator(saveReadyInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await saveReadyAnswer(viewer.userId, data);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });

export const dropReadyAnswerFn = applicationsAdminDoor({ method: "POST" })
  .validator(dropReadyInput)
  .handler(({ data, context: { viewer } }) => dropReadyAnswer(viewer.userId, data.id));
