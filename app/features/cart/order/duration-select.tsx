import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { ProductService } from '#server/contract/purchase.schema.ts'

type DurationSelectProps = {
  durations: ProductService[]
  chosenId: string
  onChange: (productServiceId: string) => void
}

/** Another duration of the same program, with what it costs. */
export function DurationSelect({ durations, chosenId, onChange }: DurationSelectProps) {
  return (
    <NativeSelect
      label={m.cart_fact_duration()}
      value={chosenId}
      onChange={(event) => onChange(event.target.value)}
      options={durations.map(({ id, durationWeeks, priceRupiah }) => ({
        value: id,
        label: `${m.cart_weeks({ count: durationWeeks })} · ${formatRupiah(priceRupiah)}`,
      }))}
    />
  )
}
