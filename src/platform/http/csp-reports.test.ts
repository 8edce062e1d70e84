import { Hono } from "hono";
import { expect, it } from "vitest";
import { cspReports } from "../metrics.ts";
import { cspReportRoutes } from "./csp-reports.ts";
import { observe } from "./observe.ts";
import { contentSecurityPolicy, CSP_REPORTS } from "./security-headers.ts";

const app = new Hono().use(observe).route("/", cspReportRoutes);
const postReport = (body: unknown, type = "application/reports+json") =>
  app.request(CSP_REPORTS, { method: "POST", body: JSON.stringify(body), headers: { "content-type": type } });
const counted = async () =>
  (await cspReports.get()).values.map(({ labels, value }) => [labels.directive, labels.blocked, value] as const);

it("is where every policy and every answer says reports go", async () => {
  expect(contentSecurityPolicy([])).toContain(`report-uri ${CSP_REPORTS}; report-to csp`);
  expect((await app.request("/")).headers.get("reporting-endpoints")).toBe(`csp="${CSP_REPORTS}"`);
});

it("counts reports told in both ways, and nothing of whose they are", async () => {
  const report = {
    type: "csp-violation",
    body: { effectiveDirective: "script-src-elem", blockedURL: "https://evil.example/x.js" },
  };
  expect((await postReport([report, { type: "deprecation", body: { id: "x" } }])).status).toBe(204);
  const old = { "csp-report": { "violated-directive": "style-src 'self'", "blocked-uri": "inline", "document-uri": "/painel" } };
  expect((await postReport(old, "application/csp-report")).status).toBe(204);
  expect(await counted()).toEqual(
    expect.arrayContaining([
      ["script-src-elem", "address", 1],
      ["style-src", "inline", 1],
    ]),
  );
});

it("keeps few series, whatever is told", async () => {
  for (let i = 0; i < 20; i++) await postReport([{ body: { effectiveDirective: `made-up-${i}`, blockedURL: `https://x/${i}` } }]);
  expect((await counted()).filter(([directive]) => String(directive).startsWith("made-up"))).toEqual([]);
  expect(await counted()).toContainEqual(["other", "address", 20]);
});

it.each([[null], ["x"], [{}], [[]], [{ "csp-report": 1 }]])("answers 422 to %j", async (body) => {
  expect((await postReport(body)).status).toBe(422);
});
