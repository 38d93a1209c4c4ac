import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import { barcodeFormSchema } from './barcode-form.schema.ts'
import { BarcodePicture } from './barcode-picture.tsx'
import { FoundProduct } from './found-product.tsx'

type PackagedFoodFinderProps = {
  isCalm: boolean
  /** The number to ask for at once. */
  asked?: string | undefined
  onLog: (food: Food) => void
  /** Opens the form of a label with these fields. */
  onCopy: (fields: Record<string, string>) => void
}

/** Finds a packaged food by the number under its barcode, typed or read from a picture. */
export function PackagedFoodFinder({ isCalm, asked, onLog, onCopy }: PackagedFoodFinderProps) {
  const [typed, setTyped] = useState(asked ?? '')
  const [barcode, setBarcode] = useState(asked)
  const { data, error, isFetching, refetch } = useQuery(foodQueries.packaged(barcode))
  const find = (wanted: string) => {
    if (wanted === barcode) void refetch()
    else setBarcode(wanted)
  }
  const form = useValidatedForm(
    barcodeFormSchema,
    (given) => find(given.barcode),
    () => setBarcode(undefined),
  )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{m.food_packaged_text()}</p>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField
          name="barcode"
          label={m.food_label_barcode()}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={asked !== undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          problem={form.problem('barcode', m.food_label_barcode_wrong())}
        />
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" variant="secondary" isBusy={isFetching}>
            {m.food_packaged_find()}
          </Button>
          <BarcodePicture
            onRead={(read) => {
              setTyped(read)
              find(read)
            }}
          />
        </div>
      </form>
      {!isFetching && <FailureAlert error={error} title={m.food_packaged_failed()} />}
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {isFetching && <p className="text-ink-muted">{m.food_packaged_looking()}</p>}
        {!isFetching && data && <FoundProduct product={data} {...{ isCalm, onLog, onCopy }} />}
        {!isFetching && data === null && barcode && (
          <>
            <p>{m.food_packaged_unknown({ barcode })}</p>
            <Button
              variant="secondary"
              className="self-start"
              onClick={() => onCopy({ name: '', barcode })}
            >
              {m.food_packaged_copy_label()}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
