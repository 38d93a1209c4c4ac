import * as v from 'valibot'
import type { Settings } from '#app/config/settings.ts'
import { sodiumMgOf } from '#app/nutrition/day-limits.ts'
import type { PackagedProduct } from '#server/contract/packaged-food.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

export type FoodFacts = {
  /**
   * Returns null for a number that Open Food Facts does not know. Rejects if it does not answer in
   * time, or not as documented.
   */
  find(barcode: string): Promise<PackagedProduct | null>
}

/** An answer with the fields below has about 6 kB. */
const mostBytes = 256 * 1024
const mostNameLetters = 120
const kilojoulesPerKilocalorie = 4.184

const fields = [
  ...['product_name', 'product_name_id', 'product_name_en', 'brands', 'quantity', 'nutriments'],
  ...['serving_quantity', 'serving_quantity_unit', 'product_quantity', 'product_quantity_unit'],
]

/** People fill in the fields, so each may be missing or of another kind. */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => lineOf(value).slice(0, mostNameLetters)),
  ),
  '',
)
const number = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
      v.transform(Number),
      v.finite(),
    ),
  ),
  null,
)

const answerSchema = v.variant('status', [
  v.object({ status: v.literal(0) }),
  v.object({
    status: v.literal(1),
    product: v.object({
      ...{ product_name: text, product_name_id: text, product_name_en: text },
      ...{ brands: text, quantity: text },
      ...{ serving_quantity: number, serving_quantity_unit: text },
      ...{ product_quantity: number, product_quantity_unit: text },
      nutriments: v.fallback(v.record(v.string(), v.unknown()), {}),
    }),
  }),
])
type Answered = Extract<v.InferOutput<typeof answerSchema>, { status: 1 }>['product']

type OpenFoodFactsOptions = {
  /** `https://world.openfoodfacts.org` */
  url: string
  /** As Open Food Facts asks for it: `name/version (address)`. */
  userAgent: string
  deadlineMs?: number
}

/** Adapter of the product call: https://openfoodfacts.github.io/openfoodfacts-server/api/ @internal */
export function createOpenFoodFacts({
  url,
  userAgent,
  deadlineMs = 5000,
}: OpenFoodFactsOptions): FoodFacts {
  return {
    async find(barcode) {
      const address = new URL(`/api/v2/product/${barcode}`, url)
      address.searchParams.set('fields', fields.join())
      const response = await fetch(address, {
        headers: { 'user-agent': userAgent, accept: 'application/json' },
        // A redirect could lead to an address inside the operator's network.
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      })
      const answer = v.parse(answerSchema, JSON.parse(await readBounded(response)))
      return answer.status === 0 ? null : productOf(barcode, answer.product)
    },
  }
}

export function openFoodFactsOf(settings: Settings): FoodFacts | undefined {
  const { OPEN_FOOD_FACTS_URL: url, PRODUCT_SLUG, PUBLIC_ORIGIN, LEADS_EMAIL } = settings
  const userAgent = `${PRODUCT_SLUG}/1.0 (${PUBLIC_ORIGIN}; ${LEADS_EMAIL})`
  return url === undefined ? undefined : createOpenFoodFacts({ url, userAgent })
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let byteCount = 0
  for await (const part of body ?? []) {
    byteCount += part.length
    // Leaving the loop cancels the rest.
    if (byteCount > mostBytes) throw new Error('Open Food Facts answers with too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function productOf(barcode: string, product: Answered): PackagedProduct {
  const { product_name, product_name_id, product_name_en, brands, quantity } = product
  const [brand = ''] = brands.split(',').map((name) => name.trim())
  const anyName = product_name || product_name_id || product_name_en || brand || barcode
  return {
    barcode,
    names: { id: product_name_id || anyName, en: product_name_en || anyName },
    brand,
    quantity,
    servingGrams: gramsOf(product.serving_quantity, product.serving_quantity_unit),
    packGrams: gramsOf(product.product_quantity, product.product_quantity_unit),
    per100g: valuesOf(product.nutriments),
  }
}

/** Older products have no unit; theirs is g or ml too. */
function gramsOf(quantity: number | null, unit: string): number | null {
  const isKnown = quantity !== null && quantity >= 1 && quantity <= 5000
  return isKnown && ['', 'g', 'ml'].includes(unit) ? quantity : null
}

/** Energy is in kJ and weights are in g, also those of sodium. */
function valuesOf(nutriments: Record<string, unknown>): PackagedProduct['per100g'] {
  const value = (name: string) => v.parse(number, nutriments[`${name}_100g`])
  const kilojoules = value('energy-kj') ?? value('energy')
  const [salt, sodium] = [value('salt'), value('sodium')]
  return {
    energyKcal: rounded(
      value('energy-kcal') ?? (kilojoules === null ? null : kilojoules / kilojoulesPerKilocalorie),
    ),
    fatG: rounded(value('fat')),
    saturatedFatG: rounded(value('saturated-fat')),
    proteinG: rounded(value('proteins')),
    carbohydrateG: rounded(value('carbohydrates')),
    fibreG: rounded(value('fiber')),
    sugarG: rounded(value('sugars')),
    addedSugarG: rounded(value('added-sugars')),
    sodiumMg: rounded(sodium === null ? salt && sodiumMgOf(salt) : sodium * 1000),
  }
}

/** Rounds to hundredths. Returns null for what no food has. */
function rounded(value: number | null): number | null {
  return value === null || value < 0 || value > 100_000 ? null : Math.round(value * 100) / 100
}
