import { describe, expect, it } from "vitest";
import { isPublicAddress } from "#platform/network.ts";
import { probeUrl } from "#platform/outbound/probe-url.ts";
import type { Transport } from "#platform/outbound/transport.ts";
import { isAtSoldSite } from "../rules.ts";
import { attachSites } from "./fixtures/sites.ts";

const { site, transport, answerBy } = attachSites();

describe("the way to the outside", () => {
  const ask = (address: string, way: Partial<Transport> = {}, patienceMs = 2_000) =>
    probeUrl(address, { method: "GET", mayAsk: isAtSoldSite, transport: { ...transport, ...way }, patienceMs });

  it("reaches no private address, even where only one of several is, and even after a redirect", async () => {
    expect(await ask("https://www.canva.com/x", { mayReach: isPublicAddress })).toMatchObject({ kind: "unknown" });
    site.names["www.canva.com"] = ["127.0.0.1", "10.0.0.7"];
    expect(await ask("https://www.canva.com/x")).toMatchObject({ kind: "unknown" });
    expect(site.requests).toEqual([]);
    site.names = { "inside.canva.com": ["10.0.0.7"] };
    answerBy({ GET: 302 }, { location: "https://inside.canva.com/secret" });
    expect(await ask("https://www.canva.com/x")).toMatchObject({ kind: "unknown", cause: "an address of ours" });
    expect(site.requests).toEqual(["GET www.canva.com/x"]);
  });

  it.each([
    "http://www.canva.com/x",
    "https://169.254.169.254/latest",
    "https://evil.example/x",
    "https://www.canva.com:8443/x",
    "file:///etc/passwd",
  ])("does not follow to %s", async (location) => {
    answerBy({ GET: 301 }, { location });
    expect(await ask("https://www.canva.com/x")).toMatchObject({ kind: "elsewhere" });
    expect(site.requests).toHaveLength(1);
  });

  it("goes to the address that was looked at, whatever the name becomes meanwhile", async () => {
    let times = 0;
    const resolve = async () => (times++ === 0 ? ["127.0.0.1"] : ["10.0.0.7"]);
    expect(await ask("https://www.canva.com/x", { resolve })).toMatchObject({ kind: "status", status: 200 });
    expect(times).toBe(1);
  });

  it("ends after five redirects, when nothing comes in time, and reads nothing of what comes", async () => {
    answerBy({ GET: 302 }, { location: "/outra" });
    expect(await ask("https://www.canva.com/x")).toMatchObject({ kind: "unknown", cause: "too many redirects" });
    site.answer = () => undefined;
    expect(await ask("https://www.canva.com/x", {}, 200)).toMatchObject({ kind: "unknown" });
    const closed = new Promise<void>((resolve) => {
      site.answer = (_asked, answer) => {
        answer.on("close", resolve);
        answer.writeHead(200).write("a");
      };
    });
    expect(await ask("https://www.canva.com/x")).toMatchObject({ kind: "status", status: 200 });
    await closed;
  });
});
