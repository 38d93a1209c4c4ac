/** Longest domain name and label in characters (RFC 1035, 2.3.4). */
const nameMaxLength = 255
const labelMaxLength = 63

export type DomainNameProblem =
  | 'Domain name too short.'
  | 'Domain name too long. It should be no more than 255 chars.'
  | 'Domain name label can not start with a dash.'
  | 'Domain name label can not end with a dash.'
  | 'Domain name label should be at most 63 chars long.'
  | 'Domain name label should be at least 1 character long.'
  | 'Domain name label can only contain alphanumeric characters or dashes.'

/** Returns undefined if the name is a valid domain name (specification, section 5). */
export function problemOfDomainName(name: string): DomainNameProblem | undefined {
  if (name === '') return 'Domain name too short.'
  if (name.length > nameMaxLength)
    return 'Domain name too long. It should be no more than 255 chars.'
  return name
    .split('.')
    .map(problemOfLabel)
    .find((problem) => problem !== undefined)
}

function problemOfLabel(label: string): DomainNameProblem | undefined {
  if (label === '') return 'Domain name label should be at least 1 character long.'
  if (label.length > labelMaxLength) return 'Domain name label should be at most 63 chars long.'
  if (label.startsWith('-')) return 'Domain name label can not start with a dash.'
  if (label.endsWith('-')) return 'Domain name label can not end with a dash.'
  if (!/^[a-z0-9_-]+$/.test(label))
    return 'Domain name label can only contain alphanumeric characters or dashes.'
  return undefined
}
