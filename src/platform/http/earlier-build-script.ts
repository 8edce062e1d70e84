import { OUTDATED_PAGE } from "./outdated-page.ts";

const OUTDATED = "O site foi atualizado enquanto esta página estava aberta. Atualize para continuar.";
const LOSES_SECRETS =
  "O site foi atualizado enquanto esta página estava aberta. Ao atualizar, o que não fica guardado, como senha e cartão, é pedido de novo.";
const SEND_AGAIN = "Esta página foi atualizada. Confira o que você preencheu e envie de novo.";

const BAR =
  "fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-50 flex flex-wrap items-center gap-3 rounded-[10px] bg-ink px-4 py-3 text-sm text-bg shadow-pop forced-colors:border md:right-auto md:bottom-5 md:left-5 md:max-w-[440px]";

/**
 * Goes inline at the start of the head: a page left open over a deployment reloads by itself when a script, a style or a server function of
 * its build no longer exists.
 *
 * - `missingFile(error)` is called for every import that failed (`renewed` in dev/vite/plugins.ts). It rejects when the network is what failed;
 *   else it stays pending until the page reloads, so that nothing on the page is taken away meanwhile.
 * - It waits while a press is being answered (a busy control, a request that is not a read): nothing is interrupted and nothing sent
 *   twice. A press that itself waits for the missing file is failed after half a second.
 * - Text in our forms returns after a reload (`useSavedFields`). When something typed would not (a password, a card, a chosen
 *   file, what the page itself asks not to leave), nothing reloads by itself: a sentence with a button says why.
 * - A file fetched because a link was pointed at waits for the next press: a link is then followed by the browser itself.
 * - The same file is reloaded for once in ten minutes, and three files in a minute; then the sentence with the button stays.
 */
export const EARLIER_BUILD_SCRIPT = `(()=>{
let w=self,d=document,KEY="pagina-recarregada",AGAIN=KEY+"-enviar",fetchNow=w.fetch.bind(w),sending=0,typed=new Set,isPointing=0,followed,waitsForPress,resume,renewing,bar,waiting=[],
forever=()=>new Promise(()=>{}),sleep=ms=>new Promise(r=>setTimeout(r,ms)),
listen=(names,f)=>names.forEach(name=>w.addEventListener(name,f,true)),
linkOf=e=>e.target.closest?.("a[href]"),
isBusy=()=>d.querySelector(":is(button,input,select,textarea,label,fieldset,[role=group])[aria-busy=true]"),
isSaved=f=>f.closest("[data-saves-itself]")||f.name&&f.type!="file"&&f.closest("[data-form]")&&!/password|cc-|one-time/.test(f.type+f.autocomplete)
||[...new URLSearchParams(location.search).values()].includes(f.value),
isLost=f=>f.isConnected&&!/radio|checkbox/.test(f.type)&&(f.value??f.textContent)&&!isSaved(f),
reloads=()=>{try{return JSON.parse(sessionStorage.getItem(KEY)??"[]").filter(([,at])=>Date.now()-at<6e5)}catch{return null}},
mayReload=file=>{let all=reloads();return all&&all.every(([one])=>one!=file)&&all.filter(([,at])=>Date.now()-at<6e4).length<3},
say=(words,label,press)=>{
bar?.remove();bar=d.createElement("div");bar.setAttribute("role","alert");bar.className=${JSON.stringify(BAR)};
let p=d.createElement("p"),b=d.createElement("button");p.textContent=words;p.className="flex-auto basis-60";
b.type="button";b.className="button button-primary button-md";b.textContent=label;b.onclick=press;
bar.append(p,b);([...d.querySelectorAll("dialog[open],[role=dialog]")].at(-1)??d.body).append(bar)},
ask=words=>say(words,"Atualizar a página",()=>location.reload()),
renew=async file=>{
if(isPointing)await new Promise(r=>{waitsForPress=1;resume=r});
for(let calmTurns=0;sending||isBusy();await sleep(100)){calmTurns=sending?0:calmTurns+1;if(calmTurns>5)waiting.splice(0).forEach(fail=>fail())}
if(!w.dispatchEvent(new Event("beforeunload",{cancelable:true}))||[...typed].some(isLost))return ask(${JSON.stringify(LOSES_SECRETS)});
sessionStorage.setItem(KEY,JSON.stringify([...reloads(),[file,Date.now()]]));location.reload()},
missing=async(file,error)=>{
let answer=await fetchNow(file,{method:"HEAD",cache:"no-store"}).catch(()=>0);
if(!answer||answer.status>=500)throw error;
if(renewing)return;
if(!mayReload(file)){ask(${JSON.stringify(OUTDATED)});throw error}
renewing=renew(file)};
w.missingFile=async cause=>{
let error=Error("a part of this page did not come",{cause});
await missing(/https?:\\S+?\\.(?:js|css)\\b/.exec(cause?.message)?.[0]??"/healthz",error);
return new Promise((_,fail)=>waiting.push(()=>fail(error)))};
w.fetch=async(...asked)=>{
let [to,how]=asked,url=to.url??String(to),isRead=/^(GET|HEAD)$/i.test(how?.method??to.method??"GET"),counts=!isRead&&!url.includes("/ingest/");
if(counts)sending++;
try{let answer=await fetchNow(...asked);
if(answer.headers.get("${OUTDATED_PAGE}")){
let file=new URL(answer.url).pathname;
if(renewing||mayReload(file)){if(!isRead)try{sessionStorage.setItem(AGAIN,1)}catch{};renewing??=renew(file);if(isRead)await forever()}
else ask(${JSON.stringify(OUTDATED)})}
return answer}finally{if(counts)sending--}};
listen(["input"],e=>e.isTrusted&&typed.add(e.target));
listen(["submit"],e=>typed.forEach(f=>f.form==e.target&&!f.closest("[data-form]")&&typed.delete(f)));
listen(["pointerover","focusin","touchstart"],e=>{let a=linkOf(e);if(a&&a.href!=followed)isPointing=1});
listen(["click"],e=>{
let a=linkOf(e);isPointing=0;followed=a?.href;
if(waitsForPress&&a&&a.origin==location.origin&&!a.target&&!a.download&&!e.button&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))e.stopImmediatePropagation();
else resume?.()});
listen(["error"],({target:t})=>{
let file=t.tagName=="SCRIPT"?t.src:t.rel=="stylesheet"?t.href:"";
if(file.includes("/assets/"))missing(file,0).catch(()=>0)});
listen(["load"],({target})=>{try{if(target==d&&sessionStorage.getItem(AGAIN)){sessionStorage.removeItem(AGAIN);say(${JSON.stringify(SEND_AGAIN)},"Entendi",()=>bar.remove())}}catch{}})
})()`;
