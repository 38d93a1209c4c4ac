import type { MailPart, MailParts } from './mail-parts.ts'
import { plainLine, plainLines } from './plain-line.ts'

type PartOf<Kind extends MailPart['kind']> = Extract<MailPart, { kind: Kind }>

const writers: { [Kind in MailPart['kind']]: (part: PartOf<Kind>) => string } = {
  title: ({ text }) => plainLine(text),
  paragraph: ({ lines }) => lines.map(plainLine).join('\n'),
  code: ({ code }) => code,
  facts: ({ facts }) =>
    facts.map(({ label, value }) => `${plainLine(label)}: ${plainLine(value)}`).join('\n'),
  quote: ({ text }) =>
    plainLines(text)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  button: ({ label, link }) => `${plainLine(label)}:\n${link}`,
  footnote: ({ pieces }) =>
    plainLine(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')),
  footlink: ({ label, link }) => `${plainLine(label)}:\n${link}`,
}

/** The plain text of a mail, for mail programs that show no HTML. */
export function textOf({ body, footer }: MailParts): string {
  // Mail programs fold what follows this line (RFC 3676, 4.3).
  return [...body.map(write), '-- ', ...footer.map(write)].join('\n\n')
}

function write<Kind extends MailPart['kind']>(part: PartOf<Kind>): string {
  const writer = writers[part.kind] as (part: PartOf<Kind>) => string
  return writer(part)
}
