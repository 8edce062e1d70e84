import { expect, it } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const PAGE =
  '<head><link rel="modulepreload" href="/assets/index-a.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/pecas-b.js"/>' +
  '<link rel="stylesheet" href="/assets/s.css"/></head><body><p>Custa $& e $1</p><script type="module" async="" src="/assets/index-a.js"></script></body>';

it("asks for the scripts after the page is painted, each once, and leaves the rest where it was", () => {
  const html = scriptsAfterPaint(PAGE);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script [^>]*src=/);
  expect(html.match(/\/assets\/[a-z-]+\.js/g)).toEqual(["/assets/index-a.js", "/assets/pecas-b.js"]);
  expect(html).toContain('<link rel="stylesheet" href="/assets/s.css"/></head><body><p>Custa $& e $1</p><script>(()=>{');
  expect(html).toContain("requestAnimationFrame");
});

it("React runs first and apart: one file at a time", () => {
  const html = scriptsAfterPaint(PAGE.replace("pecas-b.js", "react-b.js"));
  expect(html).toContain('for(let src of ["/assets/react-b.js","/assets/index-a.js"])');
  expect(html).toContain("for(let href of [])");
});

it("does not touch a page without an entry script", () => {
  const html = '<link rel="modulepreload" href="/assets/a.js"/><p>oi</p>';
  expect(scriptsAfterPaint(html)).toBe(html);
});
