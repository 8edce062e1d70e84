const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;

/** What draws is run in a turn of its own, before the rest (`react.ts`): a press in between is answered. */
const RUN_APART = /\/react-[\w-]+\.js$/;

/**
 * A page that is whole without its scripts asks for them once it is painted: on a slow network they took the place of its style, its
 * emails and its pictures. Whoever opens it in a tab not yet looked at gets them at once. A page without an entry stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) return html;
  const needs = [...html.matchAll(PRELOAD)].flatMap(([, href]) => (href && href !== entry ? href : []));
  const runs = [...needs.filter((href) => RUN_APART.test(href)), entry];
  return html.replaceAll(PRELOAD, "").replace(
    ENTRY,
    () =>
      `<script>${asking(
        runs,
        needs.filter((href) => !runs.includes(href)),
      )}</script>`,
  );
}

const asking = (runs: string[], needs: string[]): string =>
  "(()=>{let d=document,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o)),f=()=>{" +
  `for(let src of ${JSON.stringify(runs)})a("script",{type:"module",async:!1,src});` +
  `for(let href of ${JSON.stringify(needs)})a("link",{rel:"modulepreload",href})};` +
  "d.hidden?f():requestAnimationFrame(()=>setTimeout(f))})()";
