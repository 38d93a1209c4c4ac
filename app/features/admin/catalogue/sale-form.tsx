import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import {
  type SoldServiceDetail,
  saleChangeSchema,
} from '#server/contract/admin-catalogue.schema.ts'
import { sendSale } from './admin-catalogue.functions.ts'

const formSchema = v.object({ reason: saleChangeSchema.entries.reason })

/** Takes a service off sale, or puts it on sale again, with the reason. */
export function SaleForm({ service: { id, withdrawnAt } }: { service: SoldServiceDetail }) {
  const change = useAdminMutation(useServerFn(sendSale))
  const isOnSale = withdrawnAt === null
  const form = useValidatedForm(formSchema, ({ reason }, element) =>
    change.mutate({ id, isOnSale: !isOnSale, reason }, { onSuccess: () => element.reset() }),
  )
  const title = isOnSale ? m.admin_sale_off() : m.admin_sale_on()
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">{title}</summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p>{isOnSale ? m.admin_sale_off_text() : m.admin_sale_on_text()}</p>
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button
          type="submit"
          variant={isOnSale ? 'caution' : 'primary'}
          className="self-start"
          isBusy={change.isPending}
        >
          {title}
        </Button>
      </form>
    </details>
  )
}
