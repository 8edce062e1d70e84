import { CSP_REPORTS } from "./security-headers.ts";

const REQUIRE = "require-trusted-types-for 'script'";
const MOST_BYTES = 65_536;
/** The beginning of a document, or what may still become one. */
const BEGINNING = /^\s*(?:<(?:!|h(?:t|$)|$)|$)/i;

/**
 * What the browser asks before text reaches where it would run, on pages whose policy requires it (Trusted Types). Let through: scripts
 * the server put in the page, data that runs nothing, an empty function (how a library asks whether it may make one), scripts of ours
 * at our own address, and markup that makes no element: text, or the empty one of a
 * library that looks at what its browser can do, or of an editor that begins empty. Everything else is refused.
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

/** Whether a page is guarded: the administration is, the rest of the dashboard tells of what would be refused. */
export const trustedTypesOf = (path: string): "required" | "reported" | null =>
  /^\/painel\/admin(\/|$)/.test(path) ? "required" : /^\/painel(\/|$)/.test(path) ? "reported" : null;

/** Adds to a page's headers what its kind asks for; `policy` is the page's own. */
export function requireTrustedTypes(headers: Headers, kind: "required" | "reported", policy: string): void {
  if (kind === "required") headers.set("content-security-policy", `${policy}; ${REQUIRE}`);
  else headers.set("content-security-policy-report-only", `${REQUIRE}; report-uri ${CSP_REPORTS}; report-to csp`);
}

/** Puts the guard before every other script of a page, as its head begins to leave. */
export function guarded(nonce: string): TransformStream<Uint8Array, Uint8Array> {
  let begun: Buffer | null = Buffer.alloc(0);
  return new TransformStream({
    transform(piece, out) {
      if (begun === null) return out.enqueue(piece);
      begun = Buffer.concat([begun, piece]);
      // A letter a byte, so that places in the text are places in the bytes.
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
