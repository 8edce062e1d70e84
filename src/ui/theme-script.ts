export const THEME_COOKIE = "tema";

/**
 * Goes inline in the head, before any style: sets `data-theme` from the cookie or, without one, from the system,
 * and follows the system when it changes. A constant, so that its hash fits the CSP.
 */
export const THEME_SCRIPT =
  '(()=>{let d=document,q=matchMedia("(prefers-color-scheme: dark)"),' +
  'f=()=>{let c=/(?:^|; )tema=(light|dark)/.exec(d.cookie);d.documentElement.dataset.theme=c?c[1]:q.matches?"dark":"light"};' +
  'f();q.addEventListener("change",f);addEventListener("tema",f)})()';
