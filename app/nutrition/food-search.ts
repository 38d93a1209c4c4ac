import MiniSearch from 'minisearch'
import type { Food } from '#server/contract/food.schema.ts'
import { isWithinOneSlip } from './one-slip.ts'

type Findable = Pick<Food, 'id' | 'names' | 'aliases'>

type FoundFood = {
  id: string
  /** The name that matched. */
  name: string
}

/** Best first. At most one of the lists has foods. */
type FoodFinds = {
  /** Their names have every word of the query, with at most one slip in each. */
  found: FoundFood[]
  /** If no food is found: those that share a word or look alike. */
  similar: FoundFood[]
}

/** Returns at most `count` foods. */
export type FoodSearch = (query: string, count?: number) => FoodFinds

type NameDocument = { id: number; name: string }

/** Shorter words must match exactly: too many foods are one letter away from "nasi". */
const shortWordLength = 4
const typosPerLetter = 0.26
const shownCount = 12
/** In letters. Corrections for a longer query would cost too much time. */
const longestCorrectedLength = 40

/**
 * Indexes names, regional names and everyday spellings. Each name is a separate document, so an
 * exact match ranks above a name that only contains the query. A member's own food ranks above
 * both. Works offline in the browser.
 */
export function createFoodSearch(
  foods: readonly Findable[],
  isOwn: (food: Findable) => boolean = () => false,
): FoodSearch {
  const names = foods.flatMap((food) => {
    const all = [food.names.id, food.names.en, ...food.aliases]
    const foodWords = all.flatMap(wordsOf)
    return all.map((name, rank) => ({ food, foodWords, name, rank }))
  })
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
    const typed = wordsOf(query)
    return index.search(query).map(({ id, score, queryTerms, terms }) => {
      const found = names[Number(id)]
      if (!found) throw new RangeError(`no name ${id}`)
      const words = wordsOf(found.name)
      const isSame = words.join(' ') === typed.join(' ')
      const share = queryTerms.length / Math.max(1, typed.length)
      const used = Math.min(1, terms.length / words.length)
      const isLiteral = typed.every((part) => words.some((word) => word.startsWith(part)))
      return {
        id: found.food.id,
        name: found.name,
        isLiteral,
        isOwn: isLiteral && isOwn(found.food),
        sharedCount: sharedCountOf(typed, found.foodWords),
        score: score * share ** 2 * used * (isSame ? 10 : 1) * (found.rank === 0 ? 1.15 : 1),
      }
    })
  }
  return (query, count = shownCount) => {
    const wordCount = wordsOf(query).length
    const asTyped = scoredFor(query)
    const found = asTyped.filter(({ sharedCount }) => sharedCount === wordCount)
    if (found.length > 0) return { found: bestOf(found, count), similar: [] }
    const sharing = asTyped.filter(({ sharedCount }) => sharedCount > 0)
    if (sharing.length > 0) return { found: [], similar: bestOf(sharing, count) }
    // The correction itself is the slip.
    const corrected = correctionsOf(query).flatMap(scoredFor)
    const literal = corrected.filter(({ isLiteral }) => isLiteral)
    if (literal.length > 0) return { found: bestOf(literal, count), similar: [] }
    return { found: [], similar: bestOf(asTyped, count) }
  }
}

type Scored = FoundFood & { isLiteral: boolean; isOwn: boolean; score: number }

function bestOf(scored: readonly Scored[], count: number): FoundFood[] {
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

/** Counts the typed words that a food has. The last one may still be unfinished. */
function sharedCountOf(typed: readonly string[], foodWords: readonly string[]): number {
  return typed.filter((part, at) =>
    foodWords.some(
      (word) => isWithinOneSlip(part, word) || (at === typed.length - 1 && word.startsWith(part)),
    ),
  ).length
}

/** Corrects a query that shares no word with a food: swaps two letters or adds a missing space. */
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
