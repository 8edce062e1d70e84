const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;

/**
 * A page that is whole without its scripts asks for them once it is painted: on a slow network they took the place of its style, its
 * letters and its pictures. Whoever opens it in a tab not yet looked at gets them at once. A page without an entry stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) return html;
  const needs = [...html.matchAll(PRELOAD)].flatMap(([, href]) => (href && href !== entry ? href : []));
  return html.replaceAll(PRELOAD, "").replace(ENTRY, () => `<script>${asking(entry, needs)}</script>`);
}

const asking = (entry: string, needs: string[]): string =>
  "(()=>{let d=document,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o)),f=()=>{" +
  `a("script",{type:"module",async:!0,src:${JSON.stringify(entry)}});` +
  `for(let href of ${JSON.stringify(needs)})a("link",{rel:"modulepreload",href})};` +
  "d.hidden?f():requestAnimationFrame(()=>setTimeout(f))})()";
