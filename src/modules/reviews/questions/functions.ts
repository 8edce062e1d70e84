import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor, buyerDoor, limitTo, publicDoor } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { answerQuestion } from "./answer-question.ts";
import { askQuestion } from "./ask-question.ts";
import { listInbox, listQuestions } from "./queries.ts";
import { answerInput, askInput, inboxInput, moreQuestionsInput } from "./schema.ts";

/** More of the public questions of a product. */
export const getQuestions = publicDoor({ method: "GET" })
  .validator(moreQuestionsInput)
  .handler(({ data }) => listQuestions(data.productId, data.pagina));

/** Asks the author of a product. */
export const askQuestionFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "ask", points: 20, seconds: 3600, shared: true })])
  .validator(askInput)
  .handler(async ({ data, context: { viewer } }) => {
    return respond(await askQuestion(viewer, data));
  });

/** What shoppers asked of the author's products. */
export const getInbox = authorDoor({ method: "GET" })
  .validator(inboxInput)
  .handler(({ data, context: { viewer } }) => listInbox(viewer.storeId, data.situacao, data.pagina));

/** The author answers, or changes the answer. */
export const answerQuestionFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "answer", points: 60, seconds: 60 })])
  .validator(answerInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await answerQuestion(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 422);
    return answer;
  });
