/** What the HTML checker says of CSS that browsers know and it does not: see the README. */
const unknown = [
  /^CSS: Unrecognized at-rule “@property”$/,
  /^CSS: “margin-trim”: Property “margin-trim” doesn't exist\.$/,
  /^CSS: “transition-property”: “--[\w-]+” is not a “transition-property” value\.$/,
  /^CSS: “border-color”: Too many values or values are not recognized\.$/,
]

export function isUnknownCss(message: string): boolean {
  return unknown.some((pattern) => pattern.test(message))
}
