import { expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { answerDay } from "./answer-day.ts";

const TABLE: [string, string, number, string][] = [
  ["numa segunda", "2026-03-16T15:00:00Z", 2, "2026-03-18"],
  ["numa quinta, pula o fim de semana", "2026-03-19T15:00:00Z", 2, "2026-03-23"],
  ["numa sexta à noite, que em UTC já é sábado", "2026-03-21T01:00:00Z", 2, "2026-03-24"],
  ["num sábado", "2026-03-21T15:00:00Z", 2, "2026-03-24"],
  ["num domingo", "2026-03-22T15:00:00Z", 1, "2026-03-23"],
];

it.each(TABLE)("sent %s: the answer comes on the promised business day", (_, sentAt, days, expected) => {
  expect(dayKeySp(answerDay(new Date(sentAt), days))).toBe(expected);
});
