import { createHash } from 'node:crypto'

/** The only style sheet of the stand-ins; the CSP allows it by hash, so pages need no nonce. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  accent-color: var(--action);
  --paper: light-dark(#fbf8f1, #0e1a18);
  --surface: light-dark(#ffffff, #152522);
  --ink: light-dark(#17302c, #e7efea);
  --quiet: light-dark(#4c625d, #a9bdb6);
  --line: light-dark(#ddd8ca, #2b403b);
  /** Control borders have a contrast of 3 : 1 against the surface. */
  --edge: light-dark(#7d8b86, #6f8781);
  --action: light-dark(#0f5e57, #86d6c9);
  --on-action: light-dark(#ffffff, #062a26);
  --notice: light-dark(#fdefc6, #3a2f10);
  --on-notice: light-dark(#4a3600, #f8e3ab);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.notice { background: var(--notice); color: var(--on-notice); padding: 0.75rem 1.25rem; }
.notice p { max-width: 41.5rem; margin: 0 auto; font-size: 0.9375rem; }
.notice:has(+ main.narrow) p { max-width: 27.5rem; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
main.narrow { max-width: 30rem; }
h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 0.5rem; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.35; margin: 2rem 0 0.5rem; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--action); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.quiet { color: var(--quiet); }
.card {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 1.25rem;
  padding: 1.25rem;
  margin: 1.5rem 0;
}
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; margin: 0; }
.card h2:first-child { margin-top: 0; }
.center { text-align: center; }
.code { max-width: 15rem; margin: 0 auto 1rem; padding: 0.75rem; background: #ffffff; border-radius: 0.625rem; }
.code svg { display: block; width: 100%; height: auto; }
.number {
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: 0.06em;
  font-variant-numeric: tabular-nums;
  user-select: all;
}
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; text-wrap: pretty; }
label { display: block; font-weight: 600; }
input[type='text'], input[type='email'] {
  width: 100%;
  font: inherit;
  font-weight: 400;
  color: inherit;
  background: var(--surface);
  border: 1px solid var(--edge);
  border-radius: 0.625rem;
  padding: 0.625rem 0.75rem;
  margin: 0.25rem 0 1rem;
}
fieldset { border: 0; padding: 0; margin: 0 0 1rem; }
legend { font-weight: 600; padding: 0; margin-bottom: 0.25rem; }
.choice { display: flex; gap: 0.75rem; align-items: baseline; padding: 0.5rem 0; font-weight: 400; }
button {
  width: 100%;
  min-height: 2.75rem;
  font: inherit;
  font-weight: 600;
  color: var(--action);
  background: transparent;
  border: 1px solid var(--edge);
  border-radius: 0.625rem;
  padding: 0.5rem 1rem;
  cursor: pointer;
}
button + button, form + form { margin-top: 0.75rem; }
button.primary { background: var(--action); border-color: var(--action); color: var(--on-action); }
button.method {
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 3.5rem;
  padding-inline: 0.75rem 1rem;
  background: var(--surface);
  border-color: var(--line);
  color: var(--ink);
  text-align: start;
}
button.method:hover { border-color: var(--action); }
.chevron { margin-inline-start: auto; color: var(--quiet); font-size: 1.25rem; line-height: 1; }
form + p { margin-top: 1.5rem; }
.mark {
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  flex: none;
  border-radius: 0.5rem;
  background: var(--notice);
  color: var(--on-notice);
}
.mark svg { width: 1.5rem; height: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
details > summary + button { margin-top: 0.75rem; }
form > button + details { margin-top: 1rem; }
button.person { text-align: start; line-height: 1.4; }
button.person small { display: block; font-weight: 400; color: var(--quiet); }
.list { list-style: none; padding: 0; margin: 1.5rem 0; border-top: 1px solid var(--line); }
.list li { border-bottom: 1px solid var(--line); padding: 0.875rem 0; }
.list a { font-weight: 600; }
.list p { margin: 0; font-size: 0.9375rem; }
iframe {
  display: block;
  width: 100%;
  height: 46rem;
  resize: vertical;
  background: #ffffff;
  border: 1px solid var(--line);
  border-radius: 1.25rem;
}
pre { white-space: pre-wrap; font-size: 0.875rem; margin: 0; }
summary { cursor: pointer; font-weight: 600; }
`

export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
