import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ProposalReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type PkpDesk, pkpWishSchema } from '#server/contract/admin-pkp.schema.ts'
import { sendPkpStatus } from './admin-catalogue.functions.ts'
import { pkpName } from './service-words.ts'

const formSchema = v.object({
  ...pkpWishSchema.entries,
  isPkp: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((chosen) => chosen === 'true'),
  ),
})

/** Proposes a status from a day on. A second person confirms it. */
export function PkpForm({ desk: { statuses } }: { desk: PkpDesk }) {
  const ask = useAdminMutation(useServerFn(sendPkpStatus))
  const form = useValidatedForm(formSchema, (wish) => ask.mutate(wish))
  const last = statuses.find(({ state }) => state !== 'replaced')
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_pkp_change()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_pkp_change_text()}</p>
        <NativeSelect
          name="isPkp"
          label={m.admin_pkp_status()}
          defaultValue={String(!last?.isPkp)}
          options={[true, false].map((isPkp) => ({ value: String(isPkp), label: pkpName(isPkp) }))}
        />
        <TextField
          name="startsOn"
          type="date"
          label={m.admin_pkp_start()}
          hint={m.admin_pkp_start_hint()}
          problem={form.problem('startsOn', m.admin_pkp_start_missing())}
        />
        <TextField
          name="letterNumber"
          label={m.admin_pkp_letter()}
          hint={m.admin_pkp_letter_hint()}
          autoComplete="off"
          maxLength={100}
          problem={form.problem('letterNumber', m.admin_pkp_letter_missing())}
        />
        <ProposalReasonField form={form} />
        <FailureAlert error={ask.error} />
        <Button type="submit" className="self-start" isBusy={ask.isPending}>
          {m.admin_ask_second()}
        </Button>
      </form>
    </details>
  )
}
