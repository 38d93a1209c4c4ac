import MiniSearch from 'minisearch'
import type { Food } from '#server/contract/food.schema.ts'

type Findable = Pick<Food, 'id' | 'names' | 'aliases'>

/** Returns at most `count` matching foods with the name that matched, best first. */
type FoodSearch = (query: string, count?: number) => { id: string; name: string }[]

type NameDocument = { id: number; name: string }

/** Shorter words must match exactly: too many foods are one letter away from "nasi". */
const shortWordLength = 4
const typosPerLetter = 0.26
const shownCount = 12
/** In letters. Corrections for a longer query would cost too much time. */
const longestCorrectedLength = 40

/**
 * Indexes names, regional names and everyday spellings. Each name is a separate document, so an exact
 * match ranks above a name that only contains the query, and a member's own food above both. Works
 * offline in the browser.
 */
export function createFoodSearch(
  foods: readonly Findable[],
  isOwn: (food: Findable) => boolean = () => false,
): FoodSearch {
  const names = foods.flatMap((food) =>
    [food.names.id, food.names.en, ...food.aliases].map((name, rank) => ({ food, name, rank })),
  )
  const index = new MiniSearch<NameDocument>({
    fields: ['name'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      prefix: true,
      fuzzy: (word) => (word.length < shortWordLength ? false : typosPerLetter),
      weights: { fuzzy: 0.35, prefix: 0.6 },
      bm25: { k: 1.2, b: 0.9, d: 0.2 },
    },
  })
  index.addAll(names.map(({ name }, id) => ({ id, name })))
  const scoredFor = (query: string) => {
    const typed = wordsOf(query).join(' ')
    return index.search(query).map(({ id, score, queryTerms, terms }) => {
      const found = names[Number(id)]
      if (!found) throw new RangeError(`no name ${id}`)
      const words = wordsOf(found.name)
      const isSame = words.join(' ') === typed
      const covered = queryTerms.length / Math.max(1, wordsOf(query).length)
      const used = Math.min(1, terms.length / words.length)
      const isLiteral = wordsOf(query).every((part) => words.some((word) => word.startsWith(part)))
      return {
        id: found.food.id,
        name: found.name,
        isLiteral,
        isOwn: isLiteral && isOwn(found.food),
        score: score * covered ** 2 * used * (isSame ? 10 : 1) * (found.rank === 0 ? 1.15 : 1),
      }
    })
  }
  return (query, count = shownCount) => {
    const asTyped = scoredFor(query)
    const scored = asTyped.length > 0 ? asTyped : correctionsOf(query).flatMap(scoredFor)
    // Similar words help only if no name has the words themselves.
    const literal = scored.filter(({ isLiteral }) => isLiteral)
    const best = (literal.length > 0 ? literal : scored)
      .toSorted((a, b) => b.score - a.score)
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
    const nameById = new Map(best.toReversed().map(({ id, name }) => [id, name]))
    return [...new Set(best.map(({ id }) => id))]
      .slice(0, count)
      .map((id) => ({ id, name: nameById.get(id) ?? '' }))
  }
}

/** Corrects a query without matches: swaps two letters or adds a missing space. */
function correctionsOf(query: string): string[] {
  if (query.length > longestCorrectedLength) return []
  const places = Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => at + 1)
  return places.flatMap((at) => {
    const [before, after] = [query.slice(0, at), query.slice(at)]
    const swapped = before.slice(0, -1) + after.charAt(0) + before.slice(-1) + after.slice(1)
    const areWords = Math.min(before.length, after.length) >= shortWordLength - 1
    return areWords ? [swapped, `${before} ${after}`] : [swapped]
  })
}

/** Normalizes words: strips accents, expands `gado2` and folds spelling variants. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([a-z]+)2/g, '$1 $1')
  return (plain.match(/[a-z0-9]+/g) ?? []).map(foldSpelling)
}

/** Treats `mie` and `mi`, `saos` and `saus`, `coklat` and `cokelat` as the same words. */
function foldSpelling(word: string): string {
  return word
    .replace(/ie$/, 'i')
    .replace(/oe/g, 'u')
    .replace(/ao/g, 'au')
    .replace(/^(k)([rl])/, '$1e$2')
    .replace(/(.)\1/g, '$1')
}
