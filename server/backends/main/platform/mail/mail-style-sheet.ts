import { darkColours, type MailColours } from './mail-colours.ts'

/** The dark look and the margins of wide windows. A mail stays readable where this is dropped. */
export const mailStyleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 599px) { .above { display: block; width: auto !important; padding: 10px 0 0 !important; } .below { display: block; padding: 0 0 10px !important; border-top: 0 !important; } }
@media (min-width: 600px) { .around { padding: 40px 20px !important; } .inside { padding: 36px 36px 20px !important; } }
@media (prefers-color-scheme: dark) {
${darkRules(darkColours)}
}
`

function darkRules(colours: MailColours): string {
  return [
    `.page { background-color: ${colours.page} !important; }`,
    `.card { background-color: ${colours.card} !important; }`,
    `.soft { background-color: ${colours.soft} !important; }`,
    `.line { border-color: ${colours.line} !important; }`,
    `.ink { color: ${colours.ink} !important; }`,
    `.quiet { color: ${colours.quiet} !important; }`,
    `.link { color: ${colours.link} !important; }`,
    `.action { background-color: ${colours.action} !important; }`,
    `.action-ink { color: ${colours.actionInk} !important; }`,
  ].join('\n')
}
