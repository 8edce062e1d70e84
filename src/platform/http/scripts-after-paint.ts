const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;

/** The rendering library runs in a separate task, before the rest (`react.ts`), so that an interaction in between is handled. */
const RUN_APART = /\/react-[\w-]+\.js$/;

/**
 * Makes a page that is complete without its scripts load them after the first paint: on a slow network they competed with its style, fonts
 * and pictures. In a background tab they load at once. A page without an entry script is returned unchanged.
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
