import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Fact } from './letter.ts'
import { lightColours, plateColours } from './mail-colours.ts'
import type { MailPart, MailParts } from './mail-parts.ts'
import { mailStyleSheet } from './mail-style-sheet.ts'
import { plainLine, plainLines } from './plain-line.ts'

// Mail programs ignore much of CSS, so each element carries its light look. Outlook shows Times if
// it does not know the first font of a list, so it gets another list.

type PartOf<Kind extends MailPart['kind']> = Extract<MailPart, { kind: Kind }>

const fonts = "'Plus Jakarta Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const body = `font-family: ${fonts}; font-size: 16px; line-height: 1.6`
const small = `font-family: ${fonts}; font-size: 14px; line-height: 1.6`
const breakable = 'overflow-wrap: anywhere; word-break: break-word'
const layoutTable = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'
const { ink, quiet, line, link: linkColour, soft, action, actionInk, page, card } = lightColours

const writers: { [Kind in MailPart['kind']]: (part: PartOf<Kind>) => string } = {
  title: ({ text }) =>
    `<h1 class="ink" style="margin: 0 0 20px; font-family: ${fonts}; font-size: 24px; line-height: 1.3; font-weight: 700; color: ${ink}">${inHtml(text)}</h1>`,
  paragraph: ({ lines }) =>
    `<p class="ink" style="margin: 0 0 16px; ${body}; color: ${ink}">${lines.map(inHtml).join('<br>')}</p>`,
  code: ({ code }) =>
    `<p class="ink soft" style="margin: 8px 0 24px; padding: 16px; border-radius: 10px; background-color: ${soft}; text-align: center; font-family: ${fonts}; font-size: 32px; line-height: 1.2; font-weight: 700; letter-spacing: 4px; color: ${ink}">${inGroups(code, 3)}</p>`,
  facts: ({ facts }) =>
    `<table cellpadding="0" cellspacing="0" border="0" width="100%" class="line" style="width: 100%; margin: 0 0 24px; border-collapse: collapse; border-bottom: 1px solid ${line}">\n${facts.map(writeFact).join('\n')}\n</table>`,
  quote: ({ text }) =>
    `<blockquote class="ink line" style="margin: 0 0 24px; padding: 0 0 0 16px; border-left: 3px solid ${line}; ${body}; ${breakable}; color: ${ink}">${plainLines(text).map(inHtml).join('<br>')}</blockquote>`,
  // Outlook pads the cell, all others pad the link, so that the whole button can be pressed.
  button: ({ label, link }) =>
    `${layoutTable} style="margin: 8px 0 24px"><tr><td class="action" align="center" bgcolor="${action}" style="border-radius: 10px; background-color: ${action}; mso-padding-alt: 14px 24px"><a href="${escapeHtml(link)}" class="action-ink" style="display: inline-block; padding: 14px 24px; ${body}; line-height: 1.4; font-weight: 700; text-decoration: none; color: ${actionInk}">${inHtml(label)}</a></td></tr></table>`,
  footnote: ({ pieces }) =>
    `<p class="quiet" style="margin: 0 0 8px; ${small}; ${breakable}; color: ${quiet}">${pieces.map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : writeLink(piece))).join('')}</p>`,
  footlink: (link) => `<p style="margin: 0 0 8px; ${small}">${writeLink(link)}</p>`,
}

/** A row: a label and its value, in a table that screen readers can read. */
function writeFact({ label, value, look }: Fact): string {
  const cell = `border-top: 1px solid ${line}; text-align: left; vertical-align: top; ${body}`
  const isText = look === 'text'
  const size = look === 'digits' ? 'font-size: 18px; white-space: nowrap' : breakable
  return [
    `<tr><th scope="row" align="left" width="38%" class="quiet line${isText ? ' above' : ''}" style="padding: 10px 16px 10px 0; ${cell}; font-weight: 400; color: ${quiet}">${inHtml(label)}</th>`,
    `<td align="left" class="ink line${isText ? ' below' : ''}" style="padding: 10px 0; ${cell}; ${size}; font-weight: ${isText ? 400 : 600}; color: ${ink}">${writeValue(value, look)}</td></tr>`,
  ].join('')
}

function writeValue(value: string, look: Fact['look']): string {
  if (look === 'link') return writeLink({ label: value, link: value })
  return look === 'digits' ? inGroups(value, 4) : inHtml(value)
}

function writeLink({ label, link }: { label: string; link: string }): string {
  return `<a href="${escapeHtml(link)}" class="link" style="color: ${linkColour}; text-decoration: underline">${inHtml(label)}</a>`
}

/** Sets digits apart for the eye, without a space that would be copied. Five are read at a glance. */
function inGroups(digits: string, size: number): string {
  const plain = plainLine(digits)
  const groups = plain.length > 5 ? (plain.match(new RegExp(`.{1,${size}}`, 'g')) ?? []) : [plain]
  return groups
    .map((group, index) =>
      index === 0
        ? escapeHtml(group)
        : `<span style="padding-left: 0.35em">${escapeHtml(group)}</span>`,
    )
    .join('')
}

type MailPage = {
  locale: ContentLocale
  subject: string
  /** Stands beside the subject in a list of mails. */
  preview: string
  productName: string
}

/** The HTML of a mail, in the one frame of all mails. */
export function htmlOf(
  parts: MailParts,
  { locale, subject, preview, productName }: MailPage,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${inHtml(subject)}</title>
<style>${mailStyleSheet}</style>
<!--[if mso]><style>* { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->
</head>
<body class="page" style="margin: 0; padding: 0; background-color: ${page}">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${inHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
${layoutTable} lang="${locale}" width="100%" class="page" style="width: 100%; background-color: ${page}"><tr><td align="center" class="around" style="padding: 24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${layoutTable} width="100%" style="width: 100%; max-width: 560px; text-align: left">
<tr><td style="padding: 0 8px 16px">${productMark(productName)}</td></tr>
<tr><td class="card line inside" style="padding: 28px 20px 12px; border: 1px solid ${line}; border-radius: 16px; background-color: ${card}">
${parts.body.map(write).join('\n')}
</td></tr>
<tr><td style="padding: 20px 8px 0">
${parts.footer.map(write).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

function write<Kind extends MailPart['kind']>(part: PartOf<Kind>): string {
  const writer = writers[part.kind] as (part: PartOf<Kind>) => string
  return writer(part)
}

/** The logo is drawn with table cells: mail programs block images and drop SVG. */
function productMark(productName: string): string {
  const { rim, plate, quarters } = plateColours
  const corners = ['12px 0 0 0', '0 12px 0 0', '0 0 0 12px', '0 0 12px 0']
  const cells = quarters.map(
    (colour, index) =>
      `<td width="11" height="11" bgcolor="${colour}" style="width: 11px; height: 11px; font-size: 0; line-height: 0; border: 1px solid ${plate}; border-radius: ${corners[index]}; background-color: ${colour}">&nbsp;</td>`,
  )
  const food = `${layoutTable} style="border-radius: 50%; background-color: ${plate}"><tr>${cells.slice(0, 2).join('')}</tr><tr>${cells.slice(2).join('')}</tr></table>`
  return `${layoutTable}><tr><td aria-hidden="true" bgcolor="${rim}" style="padding: 3px; border-radius: 50%; background-color: ${rim}">${food}</td><td class="ink" style="padding-left: 10px; font-family: ${fonts}; font-size: 18px; font-weight: 800; color: ${ink}">${inHtml(productName)}</td></tr></table>`
}

function inHtml(text: string): string {
  return escapeHtml(plainLine(text))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
