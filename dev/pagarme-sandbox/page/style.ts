import { raw } from "hono/html";

/** The page's whole style: light and dark, no external files. */
export const style = raw(`
:root { color-scheme: light dark; --paper: light-dark(#faf8f3, #16181b); --card: light-dark(#fff, #1e2125); --ink: light-dark(#1d1f23, #ece9e2);
  --soft: light-dark(#6b6a66, #a19e97); --line: light-dark(#e4dfd4, #33373d); --accent: light-dark(#0b6b57, #5cc9ae);
  --good: light-dark(#12703f, #6fd39b); --bad: light-dark(#a3271f, #f0938b); --wait: light-dark(#8a5a00, #e8b866); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 1180px; margin: 0 auto; padding: 1rem 1.25rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .5rem 1.5rem; padding-top: 1.75rem; }
h1 { font-size: 1.45rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0 0 .6rem; } h3 { font-size: .9rem; margin: .9rem 0 .4rem; }
[role=switch][aria-checked=true] { border-color: var(--accent); color: var(--accent); }
p { margin: .2rem 0; } .soft { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin-bottom: 1rem; }
.controls { display: grid; grid-template-columns: repeat(auto-fit, minmax(250px, 1fr)); gap: 1rem; } .controls section { margin: 0; }
.controls { margin-bottom: 1rem; } .row { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th { text-align: left; font-weight: 600; color: var(--soft); } th, td { padding: .45rem .5rem; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; } code { font: .82rem ui-monospace, monospace; } td.money { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
button, select, input { font: inherit; font-size: .85rem; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: .3rem .6rem; min-height: 2rem; }
button { cursor: pointer; } button:hover { border-color: var(--accent); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600; }
label { display: inline-flex; gap: .35rem; align-items: center; font-size: .85rem; } input[type=number] { width: 5.5rem; }
th.money { text-align: right; } section p + .row { margin-top: .5rem; } .pill { white-space: nowrap; font-size: .8rem; font-weight: 600; } .good { color: var(--good); } .bad { color: var(--bad); } .wait { color: var(--wait); }
details pre { max-width: 60ch; overflow-x: auto; font-size: .75rem; } #notice { min-height: 1.5em; } #notice:empty { min-height: 0; }
`);

/** Buttons call the sandbox's own JSON controls; the lists refresh by themselves. */
export const script = raw(`
const lists = document.getElementById('lists'), notice = document.getElementById('notice');
async function refresh(isTimed = false) {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  lists.replaceChildren(...page.getElementById('lists').childNodes);
  const focused = document.activeElement?.id;
  for (const id of ['clock', 'faults', 'mode', 'manners']) {
    if (isTimed && document.getElementById(id).contains(document.activeElement)) continue;
    document.getElementById(id).replaceWith(page.getElementById(id));
  }
  if (focused) document.getElementById(focused)?.focus();
}
async function call(path, body, method = 'POST') {
  const answer = await fetch('/sandbox' + path, { method, body: JSON.stringify(body) });
  const said = await answer.json().catch(() => ({}));
  notice.textContent = answer.ok ? '' : (said.message || 'Não deu certo.') + ' ' + Object.values(said.errors || {}).flat().join(' ');
  await refresh();
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-call]');
  if (!button || (button.dataset.confirm && !confirm(button.dataset.confirm))) return;
  call(button.dataset.call, JSON.parse(button.dataset.body || '{}'), button.dataset.method);
});
document.addEventListener('submit', (event) => {
  const form = event.target.closest('[data-form]');
  if (!form) return;
  event.preventDefault();
  const body = {};
  for (const [name, value] of new FormData(form)) {
    const { type, dataset } = form.elements[name];
    if ('list' in dataset) body[name] = value.trim() ? value.split(',').map((one) => one.trim()) : null;
    else if (value !== '') body[name] = type === 'number' ? Number(value) : value;
  }
  call(form.dataset.form, body);
});
setInterval(() => { if (!document.hidden && !lists.contains(document.activeElement)) refresh(true).catch(() => {}); }, 3000);
`);
