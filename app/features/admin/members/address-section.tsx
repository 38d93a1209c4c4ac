import { useServerFn } from '@tanstack/react-start'
import { DecisionButtons } from '#app/features/admin/decision-buttons.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { ProposalReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { addressWishSchema, type MemberDetail } from '#server/contract/admin-member.schema.ts'
import { sendAddressDecision, sendAddressWish } from './admin-members.functions.ts'

/** Another address for a member who has lost the mailbox: one person asks, another decides. */
export function AddressSection({ member }: { member: MemberDetail }) {
  const may = usePermissions()
  const { addressChange } = member
  if (addressChange) return <AskedAddress asked={addressChange} />
  return may('members.propose') ? <AddressForm id={member.id} /> : null
}

function AddressForm({ id }: { id: string }) {
  const ask = useAdminMutation(useServerFn(sendAddressWish))
  const form = useValidatedForm(addressWishSchema, (wish) => ask.mutate({ id, ...wish }))
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_address_title()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_address_text()}</p>
        <TextField
          name="email"
          type="email"
          label={m.admin_address_email()}
          autoComplete="off"
          problem={form.problem('email', m.admin_address_email_wrong())}
        />
        <TextField
          name="proof"
          label={m.admin_address_proof()}
          hint={m.admin_address_proof_hint()}
          autoComplete="off"
          maxLength={300}
          problem={form.problem('proof', m.admin_address_proof_missing())}
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

type Asked = NonNullable<MemberDetail['addressChange']>

function AskedAddress({ asked }: { asked: Asked }) {
  const { email, proof, reason, requestedBy, requestedAt } = asked
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{m.admin_address_asked()}</h2>
      <p className="break-all font-semibold">{email}</p>
      <p>{proof}</p>
      <p>{reason}</p>
      <p className="text-ink-muted text-sm">
        {m.admin_asked_by({ name: requestedBy, moment: momentInJakarta(requestedAt) })}
      </p>
      <AddressDecision asked={asked} />
    </Card>
  )
}

function AddressDecision({ asked: { approvalId, isMine } }: { asked: Asked }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendAddressDecision))
  return (
    <DecisionButtons
      {...{ approvalId, isMine, decide }}
      mayDecide={may('members.decide')}
      approve={m.admin_address_approve()}
    />
  )
}
