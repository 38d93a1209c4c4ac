import { useId } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import { bankAccountSchema, type RefundView } from '#server/contract/refund.schema.ts'
import { useGiveRefundAccount } from './refund.mutations.ts'

type Refund = NonNullable<RefundView['refund']>
type RefundAccountProps = { transactionId: string; refund: Refund }

/** The account for a refund by hand: the given one, or the form for it. */
export function RefundAccount({ transactionId, refund }: RefundAccountProps) {
  const editor = `refund account ${refund.id}`
  const [isChanging, setIsChanging] = useCarriedState(editor, false)
  // Another backend may arrange this by itself.
  if (refund.state !== 'by_hand' || !refund.id) return null
  const { account } = refund
  if (!account || isChanging)
    return (
      <RefundAccountForm
        editor={editor}
        transactionId={transactionId}
        refundId={refund.id}
        onGiven={() => setIsChanging(false)}
      />
    )
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="min-w-52 flex-1 text-pretty">
        {m.refunds_account_given({
          bank: account.bank,
          digits: account.lastDigits,
          holder: account.holder,
        })}
      </p>
      <Button variant="secondary" onClick={() => setIsChanging(true)}>
        {m.refunds_account_change()}
      </Button>
    </Card>
  )
}

/** Banks that a browser suggests. Any other can be typed. */
const banks = ['BCA', 'Mandiri', 'BRI', 'BNI', 'BSI', 'CIMB Niaga', 'Permata', 'Jago', 'SeaBank']

type FormProps = { editor: string; transactionId: string; refundId: string; onGiven: () => void }

function RefundAccountForm({ editor, transactionId, refundId, onGiven }: FormProps) {
  const give = useGiveRefundAccount(transactionId)
  const titleId = useId()
  const banksId = useId()
  const { formProps, problem } = useValidatedForm(bankAccountSchema, (account) =>
    give.mutate({ refundId, ...account }, { onSuccess: onGiven }),
  )
  return (
    <Card data-editor={editor} padding="lg">
      <form {...formProps} aria-labelledby={titleId} className="flex flex-col gap-5">
        <h2 id={titleId} className="text-xl">
          {m.refunds_account_title()}
        </h2>
        <p className="text-pretty text-ink-muted">{m.refunds_account_text()}</p>
        <TextField
          name="bank"
          list={banksId}
          autoComplete="off"
          label={m.refunds_account_bank()}
          problem={problem('bank', m.refunds_account_bank_wrong())}
        />
        <datalist id={banksId}>
          {banks.map((bank) => (
            <option key={bank} value={bank} />
          ))}
        </datalist>
        <TextField
          name="number"
          inputMode="numeric"
          autoComplete="off"
          label={m.refunds_account_number()}
          problem={problem('number', m.refunds_account_number_wrong())}
        />
        <TextField
          name="holder"
          autoComplete="name"
          label={m.refunds_account_holder()}
          hint={m.refunds_account_holder_hint()}
          problem={problem('holder', m.refunds_account_holder_wrong())}
        />
        <FailureAlert title={m.refunds_account_failed()} error={give.error} />
        <Button type="submit" size="lg" className="sm:self-start" isBusy={give.isPending}>
          {m.refunds_account_submit()}
        </Button>
        <p className="text-pretty text-ink-muted text-sm">{m.refunds_account_privacy()}</p>
      </form>
    </Card>
  )
}
