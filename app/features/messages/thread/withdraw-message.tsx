import { useWithdrawMessage } from '#app/features/messages/messages.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type WithdrawMessageProps = { conversationId: string; messageId: string }

/** Says what withdrawing does, then asks once more. */
export function WithdrawMessage({ conversationId, messageId }: WithdrawMessageProps) {
  const withdraw = useWithdrawMessage(conversationId)
  return (
    <details className="open:w-full">
      <summary className="tap w-fit cursor-pointer underline underline-offset-3">
        {m.messages_withdraw_open()}
      </summary>
      <div className="flex flex-col items-start gap-2 py-2 text-sm">
        <p className="text-pretty">{m.messages_withdraw_text()}</p>
        <FailureAlert error={withdraw.error} />
        <Button
          variant="danger"
          size="sm"
          isBusy={withdraw.isPending}
          onClick={() => withdraw.mutate(messageId)}
        >
          {m.messages_withdraw()}
        </Button>
      </div>
    </details>
  )
}
