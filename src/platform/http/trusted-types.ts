import { CSP_REPORTS } from "./security-headers.ts";

const REQUIRE = "require-trusted-types-for 'script'";

/**
 * The browser's default Trusted Types policy, for pages that require one: it decides on text before it reaches a place where it would run.
 * Allowed: scripts the server put in the page, JSON (which runs nothing), an empty function (how a library checks whether it may create
 * one), our own scripts at our own address, and markup without elements: text, or the empty markup of a library that detects browser
 * features or of an editor that starts empty. Everything else is refused.
 */
const GUARD = `(()=>{let t=self.trustedTypes,d=document,sent=new Set,
learn=()=>d.querySelectorAll("script[nonce]").forEach(one=>sent.add(one.textContent)),
isData=s=>{try{JSON.parse(s);return true}catch{return false}};
if(!t||t.defaultPolicy)return;
d.addEventListener("DOMContentLoaded",learn);
t.createPolicy("default",{
createHTML:s=>["<script><\\/script>","<body></body>"].includes(s)||!s.includes("<")?s:null,
createScript:s=>{if(d.readyState==="loading")learn();return sent.has(s)||isData(s)||/^\\(?function anonymous\\(\\s*\\) \\{\\s*\\}\\)?$/.test(s)?s:null},
createScriptURL:s=>{let u=new URL(s,location.href);return u.origin===location.origin&&/^\\/(assets|leitor|ingest)\\//.test(u.pathname)?s:null}
})})()`;

/** How a page is protected: required in the administration, only reported in the rest of the dashboard, null elsewhere. */
export const trustedTypesOf = (path: string): "required" | "reported" | null =>
  /^\/painel\/admin(\/|$)/.test(path) ? "required" : /^\/painel(\/|$)/.test(path) ? "reported" : null;

/** Adds the headers for that kind of page; `policy` is the page's own content security policy. */
export function requireTrustedTypes(headers: Headers, kind: "required" | "reported", policy: string): void {
  if (kind === "required") headers.set("content-security-policy", `${policy}; ${REQUIRE}`);
  else headers.set("content-security-policy-report-only", `${REQUIRE}; report-uri ${CSP_REPORTS}; report-to csp`);
}

/** The policy's script, for the start of a page's head (`insertInHead`), before every other. */
export const trustedTypesGuard = (nonce: string): string => `<script nonce="${nonce}">${GUARD}</script>`;
