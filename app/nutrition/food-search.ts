import MiniSearch from 'minisearch'
import type { Food } from '#server/contract/food.schema.ts'

type Findable = Pick<Food, 'id' | 'names' | 'aliases'>

/** Finds foods by what people call them; the best first, at most `count`. */
type FoodSearch = (query: string, count?: number) => string[]

type NameDocument = { id: number; name: string }

/** Words shorter than this have to be spelled right: half of what people eat is one letter from "nasi". */
const shortWordLength = 4
const mistakesPerLetter = 0.26
const shownCount = 12
/** Letters; nobody mistypes a longer name and finds nothing at all. */
const longestSlip = 40

/**
 * An index over names, regional names and everyday spellings. Every name is a document of its own, so
 * that a food called exactly what was typed comes before one whose name merely contains it. It needs
 * no server: the same index answers in the browser without a connection.
 */
export function createFoodSearch(foods: readonly Findable[]): FoodSearch {
  const names = foods.flatMap((food) =>
    [food.names.id, food.names.en, ...food.aliases].map((name, rank) => ({ food, name, rank })),
  )
  const index = new MiniSearch<NameDocument>({
    fields: ['name'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      prefix: true,
      fuzzy: (word) => (word.length < shortWordLength ? false : mistakesPerLetter),
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
      return {
        id: found.food.id,
        score: score * covered ** 2 * used * (isSame ? 10 : 1) * (found.rank === 0 ? 1.15 : 1),
      }
    })
  }
  return (query, count = shownCount) => {
    const asTyped = scoredFor(query)
    const scored = asTyped.length > 0 ? asTyped : slipsOf(query).flatMap(scoredFor)
    const ids = scored.toSorted((a, b) => b.score - a.score).map(({ id }) => id)
    return [...new Set(ids)].slice(0, count)
  }
}

/** What may have been meant where nothing is called so: two letters swapped, or a space left out. */
function slipsOf(query: string): string[] {
  if (query.length > longestSlip) return []
  const places = Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => at + 1)
  return places.flatMap((at) => {
    const [before, after] = [query.slice(0, at), query.slice(at)]
    const swapped = before.slice(0, -1) + after.charAt(0) + before.slice(-1) + after.slice(1)
    const areWords = Math.min(before.length, after.length) >= shortWordLength - 1
    return areWords ? [swapped, `${before} ${after}`] : [swapped]
  })
}

/** Words as they are compared: plain letters, `gado2` written out, old and double spellings folded. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([a-z]+)2/g, '$1 $1')
  return (plain.match(/[a-z0-9]+/g) ?? []).map(foldSpelling)
}

/** `mie` and `mi`, `saos` and `saus`, `coklat` and `cokelat` are the same words. */
function foldSpelling(word: string): string {
  return word
    .replace(/ie$/, 'i')
    .replace(/oe/g, 'u')
    .replace(/ao/g, 'au')
    .replace(/^(k)([rl])/, '$1e$2')
    .replace(/(.)\1/g, '$1')
}
