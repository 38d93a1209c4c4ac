import { OpenFoodFactsText } from '#app/features/food/packaged/open-food-facts-text.tsx'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { moreOfLabel } from '#app/nutrition/food-label.ts'
import { unsourcedRangeOf } from '#app/nutrition/known-share.ts'
import { WebLink } from '#app/ui/web-link.tsx'
import type { FoodSource } from '#server/contract/food.schema.ts'
import type { EatenFood } from '#server/contract/food-diary.schema.ts'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'

type SourceTextProps = { food: Pick<EatenFood, 'source' | 'per100g'>; isCalm: boolean }

/** Tells where the values of a food come from, with what other sources say. */
export function SourceText({ food, isCalm }: SourceTextProps) {
  const { source, per100g } = food
  switch (source.kind) {
    case 'fdc':
      return <UsdaText source={source} isCalm={isCalm} />
    case 'published':
      return (
        <>
          <p>{publishedWords[source.derivation](source)}</p>
          {!isCalm && <Beside rows={source.beside} />}
        </>
      )
    case 'estimate':
      return (
        <p>
          {m.food_source_estimate()}{' '}
          {!isCalm &&
            m.food_source_range({
              least: formatNumber(unsourcedRangeOf(per100g.energyKcal).least),
              most: formatNumber(unsourcedRangeOf(per100g.energyKcal).most),
            })}
        </p>
      )
    case 'imported': {
      const { table, edition, code } = source
      return <p>{m.food_source_imported({ table, edition, code })}</p>
    }
    case 'openFoodFacts':
      return <PackagedText source={source} />
    case 'own':
      return source.label ? <LabelText label={source.label} /> : <p>{m.food_source_own()}</p>
    case 'recipe':
      return <RecipeText source={source} />
  }
}

const usdaWords = {
  compiled: m.food_source_fdc,
  borrowed: m.food_source_borrowed,
  calculated: m.food_source_calculated,
}

const publishedWords = {
  analysed: m.food_source_published,
  compiled: m.food_source_published,
  borrowed: m.food_source_published_borrowed,
  calculated: m.food_source_published_calculated,
}

type OfKind<Kind extends FoodSource['kind']> = Extract<FoodSource, { kind: Kind }>

function UsdaText({ source, isCalm }: { source: OfKind<'fdc'>; isCalm: boolean }) {
  const { title, ndb, derivation = 'compiled', beside = [] } = source
  return (
    <>
      <p>
        {usdaWords[derivation]({ title })}{' '}
        {ndb && (
          <WebLink href={usdaSearch(title)} className="rounded-control text-link underline">
            {m.food_source_number({ ndb })}
          </WebLink>
        )}
      </p>
      {!isCalm && <Beside rows={beside} />}
    </>
  )
}

/** What other sources say about the same food. */
function Beside({ rows }: { rows: readonly { title: string; energyKcal: number }[] }) {
  return rows.map(({ title, energyKcal }) => (
    <p key={title}>{m.food_source_beside({ title, kcal: formatNumber(energyKcal) })}</p>
  ))
}

/** USDA's own search finds a row by its name; its site has no address by NDB number. */
function usdaSearch(title: string): string {
  return `https://fdc.nal.usda.gov/food-search?query=${encodeURIComponent(title)}`
}

const missingWords = {
  fibreG: m.food_nutrient_fibre,
  addedSugarG: m.food_limit_sugar,
  sodiumMg: m.food_nutrient_sodium,
}

function PackagedText({ source }: { source: OfKind<'openFoodFacts'> }) {
  const { barcode, fetchedOn, missing } = source
  const values = listText(missing.map((name) => missingWords[name]().toLowerCase()))
  return (
    <>
      <OpenFoodFactsText {...{ barcode, fetchedOn }} />
      {missing.length > 0 && (
        <p>{`${m.food_packaged_missing({ values })} ${m.food_packaged_missing_zero()}`}</p>
      )}
    </>
  )
}

function RecipeText({ source }: { source: OfKind<'recipe'> }) {
  const { ingredients, cookedGrams, fatLeftGrams } = source
  return (
    <div>
      <p>{m.food_source_recipe({ count: ingredients.length, grams: formatNumber(cookedGrams) })}</p>
      <ul className="list-disc pl-5">
        {ingredients.map(({ foodId, grams, names }) => (
          <li key={foodId}>{`${foodName({ names })}, ${formatNumber(grams)} g`}</li>
        ))}
      </ul>
      {fatLeftGrams && <p>{m.food_source_fat_left({ grams: formatNumber(fatLeftGrams) })}</p>}
    </div>
  )
}

function LabelText({ label }: { label: FoodLabel }) {
  const { sugarsG } = moreOfLabel(label)
  const tenth = { maximumFractionDigits: 1 }
  return (
    <>
      <p>{m.food_source_label({ grams: formatNumber(label.servingGrams) })}</p>
      {sugarsG && (
        <p>{m.food_source_label_sugar({ sugar: formatNumber(sugarsG.amount, tenth) })}</p>
      )}
    </>
  )
}
