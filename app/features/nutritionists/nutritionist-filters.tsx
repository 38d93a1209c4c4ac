import type { ChangeEvent } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { nameOfCondition, nameOfLanguage } from '#app/i18n/nutritionist-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { NutritionistList } from '#server/contract/nutritionist.schema.ts'
import {
  type NutritionistSearch,
  type NutritionistSearchChange,
  priceCeilings,
} from './nutritionist-search.ts'

type NutritionistFiltersProps = {
  search: NutritionistSearch
  facets: NutritionistList['facets']
  onChange: (change: NutritionistSearchChange) => void
}

/** Filters that apply at once; without scripts they are a form with a button. */
export function NutritionistFilters({ search, facets, onChange }: NutritionistFiltersProps) {
  const control = (name: keyof NutritionistSearch) => ({
    name,
    value: search[name] ?? '',
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
      onChange({ [name]: value || undefined }),
  })
  return (
    <form
      method="get"
      aria-label={m.nutritionists_filter_label()}
      className="flex flex-col gap-4 rounded-card bg-surface-tinted p-3 sm:p-6"
    >
      <div className="grid grid-cols-2 gap-x-2 gap-y-4 sm:gap-x-4 md:grid-cols-3">
        <NativeSelect
          {...control('condition')}
          label={m.nutritionists_filter_condition()}
          options={[
            { value: '', label: m.nutritionists_filter_condition_any() },
            ...optionsOf(facets.conditions, search.condition, nameOfCondition),
          ]}
        />
        <NativeSelect
          {...control('language')}
          label={m.nutritionists_filter_language()}
          options={[
            { value: '', label: m.nutritionists_filter_language_any() },
            ...optionsOf(facets.languages, search.language, nameOfLanguage),
          ]}
        />
        <NativeSelect
          {...control('city')}
          label={m.nutritionists_filter_city()}
          options={[
            { value: '', label: m.nutritionists_filter_city_any() },
            ...optionsOf(facets.cities, search.city, (city) => city),
          ]}
        />
        <NativeSelect
          {...control('max-price')}
          label={m.nutritionists_filter_price_highest()}
          options={[
            { value: '', label: m.nutritionists_filter_price_any() },
            ...priceCeilings.map((value) => ({
              value,
              label: formatRupiah(Number(value)),
            })),
          ]}
        />
        <NativeSelect
          {...control('free')}
          label={m.nutritionists_filter_free()}
          options={[
            { value: '', label: m.nutritionists_filter_free_any() },
            { value: 'today', label: m.nutritionists_filter_free_today() },
            { value: 'tomorrow', label: m.nutritionists_filter_free_tomorrow() },
            { value: 'week', label: m.nutritionists_filter_free_week() },
          ]}
        />
        <NativeSelect
          {...control('sort')}
          label={m.nutritionists_filter_sort()}
          options={[
            { value: '', label: m.nutritionists_sort_soonest() },
            { value: 'price', label: m.nutritionists_sort_price() },
            { value: 'experience', label: m.nutritionists_sort_experience() },
            { value: 'name', label: m.nutritionists_sort_name() },
          ]}
        />
      </div>
      <noscript>
        <button type="submit" className={buttonStyles()}>
          {m.nutritionists_filter_submit()}
        </button>
      </noscript>
    </form>
  )
}

/** The chosen option stays even if the other filters leave no match for it. */
function optionsOf<Value extends string>(
  facet: { value: Value; count: number }[],
  chosen: Value | undefined,
  nameOf: (value: Value) => string,
) {
  const isListed = chosen === undefined || facet.some(({ value }) => value === chosen)
  return [...facet, ...(isListed ? [] : [{ value: chosen, count: 0 }])].map(({ value, count }) => ({
    value,
    label: m.nutritionists_filter_option({ name: nameOf(value), count }),
  }))
}
