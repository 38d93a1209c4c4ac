/** Letters with their forms, in the order of Unicode's Arabic Presentation Forms-B. */
const arabicLetters: readonly [letters: string, formCount: number][] = [
  ['ء', 1],
  ['آأؤإ', 2],
  ['ئ', 4],
  ['ا', 2],
  ['ب', 4],
  ['ة', 2],
  ['تثجحخ', 4],
  ['دذرز', 2],
  ['سشصضطظعغفقكلمنه', 4],
  ['وى', 2],
  ['ي', 4],
]

/** The code point of the isolated form and the number of forms of each letter. */
const formsOf = new Map<string, { isolated: number; count: number }>()
let next = 0xfe80
for (const [letters, count] of arabicLetters)
  for (const letter of letters) {
    formsOf.set(letter, { isolated: next, count })
    next += count
  }

/** A lam with an alef after it is one letter, by the alef. */
const lamAlefs = new Map([
  ['آ', 0xfef5],
  ['أ', 0xfef7],
  ['إ', 0xfef9],
  ['ا', 0xfefb],
])

const letters = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}]*`
/** Words in Arabic or Hebrew letters, with the spaces between them. */
const rightToLeft = new RegExp(`${letters}(?:\\s+${letters})*`, 'gu')

/**
 * Brings a text into the order and letter forms that a font without rules of its script needs.
 * Arabic is joined; Arabic and Hebrew run from right to left.
 */
export function inVisualOrder(text: string): string {
  return text.replaceAll(rightToLeft, (run) => Array.from(joined(run)).reverse().join(''))
}

function joined(run: string): string {
  const letters = Array.from(run.replaceAll(/[\u064b-\u065f\u0670]/gu, ''))
  let drawn = ''
  for (let at = 0; at < letters.length; at += 1) {
    const [before, letter = '', after = ''] = [letters[at - 1], letters[at], letters[at + 1]]
    const joinsBefore = before !== undefined && joinsAfter(before)
    const lamAlef = letter === 'ل' ? lamAlefs.get(after) : undefined
    if (lamAlef !== undefined) {
      drawn += String.fromCodePoint(lamAlef + (joinsBefore ? 1 : 0))
      at += 1
      continue
    }
    const forms = formsOf.get(letter)
    if (!forms) drawn += letter
    else drawn += String.fromCodePoint(forms.isolated + formOf(forms.count, joinsBefore, after))
  }
  return drawn
}

/** 0 isolated, 1 final, 2 initial, 3 medial. */
function formOf(count: number, joinsBefore: boolean, after: string): number {
  const isJoined = joinsBefore && count > 1
  const isFollowed = count === 4 && (formsOf.get(after)?.count ?? 0) > 1
  return (isJoined ? 1 : 0) + (isFollowed ? 2 : 0)
}

function joinsAfter(letter: string): boolean {
  return formsOf.get(letter)?.count === 4
}
