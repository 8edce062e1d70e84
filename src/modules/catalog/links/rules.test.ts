import { describe, expect, it } from "vitest";
import { parseSoldLink } from "./rules.ts";

const reasonOf = (typed: string) => {
  const answer = parseSoldLink(typed);
  return answer.ok ? answer.value.address : answer.reason;
};

describe("the address of a link that is sold", () => {
  it.each([
    ["https://www.canva.com/design/DAFabc/xyz/view?utm_content=DAFabc&mode=preview", "www.canva.com"],
    ["docs.google.com/document/d/1aB/copy", "docs.google.com"],
    ["https://drive.google.com/drive/folders/1aB?usp=sharing", "drive.google.com"],
    ["https://ateliê.notion.site/", "xn--ateli-lsa.notion.site"],
    ["https://escola-my.sharepoint.com/:w:/g/personal/ana/Eab?e=4%3aXyz", "escola-my.sharepoint.com"],
    ["https://www.dropbox.com/scl/fi/abc/kit.zip?rlkey=1&dl=0", "www.dropbox.com"],
  ])("%s is taken", (typed, host) => {
    expect(parseSoldLink(typed)).toMatchObject({ ok: true, value: { host } });
  });

  it("is kept as the WHATWG writes it", () => {
    expect(reasonOf("  HTTPS://WWW.Canva.COM:443/a/../design/x?y=ç#parte ")).toBe(
      "https://www.canva.com/design/x?y=%C3%A7#parte",
    );
  });

  it.each([
    ["", "missing"],
    ["um link qualquer", "not_an_address"],
    ["https://", "not_an_address"],
    ["https://www.canva.com\\@evil.example/x", "not_an_address"],
    ["http://www.canva.com/design/x", "not_https"],
    ["javascript:alert(1)", "not_https"],
    ["data:text/html,oi", "not_https"],
    ["https://evil.example/x", "site_refused"],
    ["https://canva.com.evil.example/x", "site_refused"],
    ["https://evilcanva.com/x", "site_refused"],
    ["https://canva.com./x", "site_refused"],
    ["https://sites.google.com/view/x", "site_refused"],
    ["https://evil.docs.google.com/x", "site_refused"],
    ["https://ana:senha@www.canva.com/x", "site_refused"],
    ["https://www.canva.com@evil.example/x", "site_refused"],
    ["https://www.canva.com:8443/x", "site_refused"],
    ["https://127.0.0.1/x", "site_refused"],
    ["https://2130706433/x", "site_refused"],
    ["https://[::1]/x", "site_refused"],
    ["https://localhost/x", "site_refused"],
    ["https://bit.ly/x", "site_refused"],
    ["https://www.canva.com/link?target=https%3A%2F%2Fevil.example", "leads_on"],
    ["https://www.youtube.com/redirect?q=https%253A%252F%252Fevil.example", "leads_on"],
    ["https://www.canva.com/link?target=//evil.example", "leads_on"],
    ["https://www.canva.com//evil.example", "leads_on"],
    ["https://www.canva.com/", "front_page"],
    ["https://www.canva.com/design/" + "a".repeat(1000), "too_long"],
  ])("%s is refused: %s", (typed, reason) => {
    expect(reasonOf(typed)).toBe(reason);
  });
});
