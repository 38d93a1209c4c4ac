import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { PurchaseDetail } from '#server/contract/admin-purchase.schema.ts'
import { sendFulfilment } from './admin-purchases.functions.ts'

/** Tries again to open a paid program that the site has given up. Says what came of it. */
export function GivenUpProgram({ purchase: { id, isGivenUp } }: { purchase: PurchaseDetail }) {
  const may = usePermissions()
  const retry = useAdminMutation(useServerFn(sendFulfilment))
  if (!isGivenUp && retry.isIdle) return null
  return (
    <section aria-label={m.admin_given_up()} className="flex flex-col gap-3">
      {isGivenUp && (
        <Alert tone="warning" title={m.admin_given_up()}>
          {m.admin_given_up_text()}
        </Alert>
      )}
      {isGivenUp && may('purchases.serve') && (
        <Button
          className="self-start"
          isBusy={retry.isPending}
          onClick={() => retry.mutate({ id })}
        >
          {m.admin_given_up_retry()}
        </Button>
      )}
      <FailureAlert error={retry.error} />
      <p role="status" className="empty:sr-only">
        {retry.isSuccess &&
          (retry.data.isFulfilled ? m.admin_given_up_opened() : m.admin_given_up_again())}
      </p>
    </section>
  )
}
