import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { useValidatedForm } from '#app/lib/validated-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { ProposalReasonField } from './reason-field.tsx'

type Paid = { paidOn: string; reference: string; evidence: string; reason: string }

/** What a person of the staff wrote about a transfer, each with its name. */
export function paidFactsOf({ paidOn, reference, evidence, reason }: Paid) {
  return [
    [m.admin_payout_paid_on(), formatDate(paidOn)],
    [m.admin_payout_reference(), reference],
    [m.admin_payout_evidence(), evidence],
    [m.admin_why(), reason],
  ] as const
}

type PaidFieldsProps = {
  form: Pick<ReturnType<typeof useValidatedForm>, 'problem'>
  /** Between which the transfer was made. */
  days: { first: string; today: string }
}

/** Asks when and how money was transferred, and why a second person should agree. */
export function PaidFields({ form, days: { first, today } }: PaidFieldsProps) {
  return (
    <>
      <TextField
        name="paidOn"
        type="date"
        label={m.admin_payout_paid_on()}
        min={first}
        max={today}
        problem={form.problem(
          'paidOn',
          m.admin_payout_paid_on_wrong({ first: formatDate(first), today: formatDate(today) }),
        )}
      />
      <TextField
        name="reference"
        label={m.admin_payout_reference()}
        autoComplete="off"
        maxLength={100}
        problem={form.problem('reference', m.admin_payout_reference_missing())}
      />
      <TextField
        name="evidence"
        label={m.admin_payout_evidence()}
        hint={m.admin_payout_evidence_hint()}
        autoComplete="off"
        maxLength={200}
        problem={form.problem('evidence', m.admin_payout_evidence_missing())}
      />
      <ProposalReasonField form={form} />
    </>
  )
}
