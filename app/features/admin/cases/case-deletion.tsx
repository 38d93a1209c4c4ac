import { useServerFn } from '@tanstack/react-start'
import { AskedCard } from '#app/features/admin/asked-card.tsx'
import { ProposalReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { deletionWishSchema, type PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import { sendDeletionDecision, sendDeletionWish } from './admin-cases.functions.ts'
import { CaseForm } from './case-form.tsx'

type Deletion = NonNullable<PrivacyCase['deletion']>

/** Deletes the account of a person who cannot sign in: one person asks, another decides. */
export function CaseDeletion({ one: { id, deletion } }: { one: PrivacyCase }) {
  const may = usePermissions()
  if (deletion) return <AskedDeletion deletion={deletion} />
  return may('members.propose') ? <DeletionForm id={id} /> : null
}

function DeletionForm({ id }: { id: string }) {
  const ask = useAdminMutation(useServerFn(sendDeletionWish))
  const form = useValidatedForm(deletionWishSchema, (wish) => ask.mutate({ id, ...wish }))
  return (
    <CaseForm title={m.admin_deletion()} submit={m.admin_ask_second()} send={ask} form={form}>
      <p className="text-ink-muted text-sm">{m.admin_deletion_text()}</p>
      <ProposalReasonField form={form} />
    </CaseForm>
  )
}

function AskedDeletion({ deletion }: { deletion: Deletion }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendDeletionDecision))
  return (
    <AskedCard
      title={m.admin_deletion_asked()}
      facts={[[m.admin_why(), deletion.reason]]}
      asked={deletion}
      decide={decide}
      mayDecide={may('members.decide')}
      approve={m.admin_deletion_approve()}
      isFinal
    />
  )
}
