/** Shorter words have too many neighbours: sake is neither sate nor snake. */
const shortestWithSlip = 5
/** In letters, for a wrong letter: soba is not boba, and ramen is not rames. */
const shortestWithWrongLetter = 6

/**
 * Whether a typed word is another word but for one slip. The slip is a letter too many, too few,
 * swapped with its neighbour or wrong.
 */
export function isWithinOneSlip(typed: string, word: string): boolean {
  if (typed === word) return true
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed]
  if (typed.length < shortestWithSlip || long.length - short.length > 1) return false
  const at = [...short].findIndex((letter, index) => letter !== long[index])
  if (at === -1) return true
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  if (isSwapped && short.slice(at + 2) === long.slice(at + 2)) return true
  return typed.length >= shortestWithWrongLetter && short.slice(at + 1) === long.slice(at + 1)
}
