declare global {
  interface Window {
    earlyPresses?: Event[];
  }
}

/**
 * Goes inline in the head: remembers each press of a `data-early` button while the page's scripts are still on their way, and shows
 * it pressed. Whoever draws the button takes them when it comes alive (`useEarlyPress`).
 */
export const EARLY_PRESS_SCRIPT =
  '(()=>{let p=self.earlyPresses=[],a="aria-pressed";addEventListener("click",e=>{let b=e.target.closest?.("[data-early]"),v=b&&b.getAttribute(a);' +
  'if(b){p.push(e);if(v)b.setAttribute(a,v!="true")}},!0)})()';
