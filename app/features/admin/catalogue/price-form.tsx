import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { startInWibSchema } from '#app/features/admin/moment-in-wib.schema.ts'
import { ProposalReasonField } from '#app/features/admin/reason-field.tsx'
import { rupiahTypedSchema } from '#app/features/admin/rupiah-typed.schema.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { priceWishSchema, type SoldServiceDetail } from '#server/contract/admin-catalogue.schema.ts'
import { taxClassSchema } from '#server/contract/order-line.schema.ts'
import { sendPrice } from './admin-catalogue.functions.ts'
import { taxClassNames } from './service-words.ts'

const { reason, taxClass } = priceWishSchema.entries
const formSchema = v.object({
  priceRupiah: rupiahTypedSchema,
  taxClass,
  startsAt: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    startInWibSchema,
  ]),
  reason,
})

/** Proposes a price and tax class from a moment on. A second person confirms it. */
export function PriceForm({ service }: { service: SoldServiceDetail }) {
  const ask = useAdminMutation(useServerFn(sendPrice))
  const form = useValidatedForm(formSchema, (typed) =>
    ask.mutate({ productServiceId: service.id, ...typed }),
  )
  return (
    <Card>
      <form {...form.formProps} className="flex flex-col gap-4">
        <h2 className="text-xl">{m.admin_price_title()}</h2>
        <p className="text-ink-muted">{m.admin_price_text()}</p>
        <TextField
          name="priceRupiah"
          label={m.admin_price_new()}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={service.isNew ? '' : service.regularPriceRupiah}
          problem={form.problem('priceRupiah', m.admin_price_new_wrong())}
        />
        <NativeSelect
          name="taxClass"
          label={m.admin_sold_tax()}
          defaultValue={service.taxClass}
          options={taxClassSchema.options.map((value) => ({
            value,
            label: taxClassNames[value](),
          }))}
        />
        {service.isNew ? (
          <input type="hidden" name="startsAt" value="" />
        ) : (
          <TextField
            name="startsAt"
            type="datetime-local"
            label={m.admin_price_start()}
            hint={m.admin_price_start_hint()}
            optionalMark={m.admin_optional()}
            problem={form.problem('startsAt', m.admin_price_start_wrong())}
          />
        )}
        <ProposalReasonField form={form} />
        <FailureAlert error={ask.error} />
        <Button type="submit" className="self-start" isBusy={ask.isPending}>
          {m.admin_ask_second()}
        </Button>
      </form>
    </Card>
  )
}
