import * as v from 'valibot'
import { startInWibSchema } from '#app/features/admin/moment-in-wib.schema.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { useValidatedForm } from '#app/lib/validated-form.ts'
import { TextField } from '#app/ui/text-field.tsx'

/** Null starts at once. */
export const promoPeriodEntries = {
  startsAt: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    startInWibSchema,
  ]),
  endsAt: startInWibSchema,
}

type PromoPeriodFieldsProps = { form: Pick<ReturnType<typeof useValidatedForm>, 'problem'> }

export function PromoPeriodFields({ form }: PromoPeriodFieldsProps) {
  return (
    <>
      <TextField
        name="startsAt"
        type="datetime-local"
        label={m.admin_promo_start()}
        hint={m.admin_promo_start_hint()}
        optionalMark={m.admin_optional()}
        problem={form.problem('startsAt', m.admin_price_start_wrong())}
      />
      <TextField
        name="endsAt"
        type="datetime-local"
        label={m.admin_promo_finish()}
        hint={m.admin_promo_finish_hint()}
        problem={form.problem('endsAt', m.admin_price_start_wrong())}
      />
    </>
  )
}
