/** The checker's messages about CSS that browsers support and it does not know: see the README. */
const unknown = [
  /^CSS: Unrecognized at-rule “@property”$/,
  /^CSS: “(margin-trim|field-sizing|scroll-initial-target)”: Property “[\w-]+” doesn't exist\.$/,
  /^CSS: “transition-property”: “--[\w-]+” is not a “transition-property” value\.$/,
  /^CSS: “border-color”: Too many values or values are not recognized\.$/,
]

export function isUnknownCss(message: string): boolean {
  return unknown.some((pattern) => pattern.test(message))
}
