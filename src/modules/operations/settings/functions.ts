import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { changeFigures } from "./change-settings.ts";
import { readFigures, readSwitches } from "./queries.ts";
import { figuresInput, switchInput } from "./schema.ts";
import { turnSwitch } from "./turn-switch.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "invalid" ? 422 : answer.reason === "not_found" ? 404 : 409);
  return answer;
}

export const getSwitches = adminDoor({ method: "GET" }).handler(() => readSwitches());
export const getFigures = adminDoor({ method: "GET" }).handler(() => readFigures());

export const turnSwitchFn = adminDoor({ method: "POST" })
  .validator(switchInput)
  .handler(async ({ data, context: { viewer } }) => told(await turnSwitch(viewer, data)));

export const changeFiguresFn = adminDoor({ method: "POST" })
  .validator(figuresInput)
  .handler(async ({ data, context: { viewer } }) => told(await changeFigures(viewer, data)));
