import { describe, expect, it } from "vitest";
import type { ProbeResult } from "#kit/probe-result.ts";
import { afterAnswer, type LinkAnswer, linkAnswerOf, type LinkState } from "./rules.ts";

const HOST = "www.canva.com";
const at = (address: string) => new URL(address);
const status = (code: number, url = "https://www.canva.com/design/x"): ProbeResult => ({
  kind: "status",
  status: code,
  url: at(url),
});

describe("what an answer says of a link", () => {
  it.each<[ProbeResult, LinkAnswer]>([
    [status(200), "abre"],
    [status(404), "nao_existe"],
    [status(410), "nao_existe"],
    [status(401), "pede_login"],
    [status(200, "https://www.canva.com/login?redirect=x"), "pede_login"],
    [status(200, "https://www.canva.com/design/author-loginas"), "abre"],
    [{ kind: "elsewhere", url: at("https://accounts.google.com/v3/signin/identifier") }, "pede_login"],
    [{ kind: "elsewhere", url: at("https://evil.example/x") }, "sem_resposta"],
    [{ kind: "no_such_host", host: HOST }, "nao_existe"],
    [{ kind: "no_such_host", host: "outro.canva.com" }, "sem_resposta"],
    [{ kind: "unknown", cause: "ECONNRESET" }, "sem_resposta"],
    ...[304, 400, 403, 405, 408, 429, 451, 500, 502, 503, 504].map((code): [ProbeResult, LinkAnswer] => [
      status(code),
      "sem_resposta",
    ]),
  ])("%j is %s", (answer, expected) => expect(linkAnswerOf(answer, HOST, true)).toBe(expected));

  it("a name that nobody finds says nothing when no other is found either", () => {
    expect(linkAnswerOf({ kind: "no_such_host", host: HOST }, HOST, false)).toBe("sem_resposta");
  });
});

describe("a link, answer after answer", () => {
  const NEW: LinkState = { goneTimes: 0, goneSince: null, unknownTimes: 0, brokenSince: null };
  const hour = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);
  const follow = (answers: [hours: number, LinkAnswer][]) =>
    answers.reduce((state: LinkState & { nextHours?: number }, [hours, answer]) => afterAnswer(state, answer, hour(hours)), NEW);

  it("is broken when it was gone three times in a row, over two days", () => {
    expect(
      follow([
        [0, "nao_existe"],
        [24, "nao_existe"],
      ]).brokenSince,
    ).toBeNull();
    expect(
      follow([
        [0, "nao_existe"],
        [24, "nao_existe"],
        [48, "nao_existe"],
      ]).brokenSince,
    ).toEqual(hour(48));
  });

  it("is not broken by being asked often in one day, and is when the days are over", () => {
    const often: [number, LinkAnswer][] = [
      [0, "nao_existe"],
      [1, "nao_existe"],
      [2, "nao_existe"],
      [3, "nao_existe"],
      [47, "nao_existe"],
    ];
    expect(follow(often).brokenSince).toBeNull();
    expect(follow([...often, [48, "nao_existe"]]).brokenSince).toEqual(hour(48));
  });

  it("is never broken by what says nothing, which begins the count again", () => {
    expect(follow(Array.from({ length: 50 }, (_, day): [number, LinkAnswer] => [day * 24, "sem_resposta"]))).toMatchObject({
      brokenSince: null,
      nextHours: 14 * 24,
    });
    expect(
      follow([
        [0, "nao_existe"],
        [24, "nao_existe"],
        [48, "pede_login"],
        [72, "nao_existe"],
      ]),
    ).toMatchObject({
      brokenSince: null,
      goneTimes: 1,
    });
  });

  it("that is broken stays so until it opens, which clears everything", () => {
    const broken: [number, LinkAnswer][] = [
      [0, "nao_existe"],
      [24, "nao_existe"],
      [48, "nao_existe"],
      [72, "sem_resposta"],
    ];
    expect(follow(broken).brokenSince).toEqual(hour(48));
    expect(follow([...broken, [96, "abre"]])).toEqual({ ...NEW, nextHours: 168 });
  });

  it("is asked more seldom the longer nothing can be known", () => {
    const hours = [1, 2, 3, 4, 5, 6].map(
      (times) => afterAnswer({ ...NEW, unknownTimes: times - 1 }, "sem_resposta", hour(0)).nextHours / 24,
    );
    expect(hours).toEqual([1, 2, 4, 8, 14, 14]);
  });
});
