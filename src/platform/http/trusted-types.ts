import { CSP_REPORTS } from "./security-headers.ts";

const REQUIRE = "require-trusted-types-for 'script'";
const MOST_BYTES = 65_536;
/** The beginning of a document, or what may still become one. */
const BEGINNING = /^\s*(?:<(?:!|h(?:t|$)|$)|$)/i;

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

/** Inserts the policy's script before every other script of a page, at the start of its head. */
export function guarded(nonce: string): TransformStream<Uint8Array, Uint8Array> {
  let begun: Buffer | null = Buffer.alloc(0);
  return new TransformStream({
    transform(piece, out) {
      if (begun === null) return out.enqueue(piece);
      begun = Buffer.concat([begun, piece]);
      // One character per byte, so that positions in the text are positions in the bytes.
      const head = /<head[^>]*>/.exec(begun.toString("latin1"));
      if (!head && begun.length < MOST_BYTES && BEGINNING.test(begun.toString("latin1"))) return;
      const at = head ? head.index + head[0].length : 0;
      const guard = Buffer.from(head ? `<script nonce="${nonce}">${GUARD}</script>` : "");
      out.enqueue(Buffer.concat([begun.subarray(0, at), guard, begun.subarray(at)]));
      begun = null;
    },
    flush(out) {
      if (begun && begun.length > 0) out.enqueue(begun);
    },
  });
}
