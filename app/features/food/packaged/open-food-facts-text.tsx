import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { WebLink } from '#app/ui/web-link.tsx'
import type { PackagedFood } from '#server/contract/packaged-food.schema.ts'

const linkClassName = 'rounded-control text-link underline'

/** Names Open Food Facts with its page of the product and its licence, as ODbL 1.0, 4.3 asks. */
export function OpenFoodFactsText({
  barcode,
  fetchedOn,
}: Pick<PackagedFood, 'barcode' | 'fetchedOn'>) {
  return (
    <p className="text-ink-muted text-sm">
      {m.food_packaged_source({ date: formatDate(fetchedOn) })}{' '}
      <WebLink
        href={`https://world.openfoodfacts.org/product/${barcode}`}
        className={linkClassName}
      >
        {m.food_packaged_page({ barcode })}
      </WebLink>{' '}
      <WebLink href="https://opendatacommons.org/licenses/odbl/1-0/" className={linkClassName}>
        {m.food_packaged_licence()}
      </WebLink>
    </p>
  )
}
