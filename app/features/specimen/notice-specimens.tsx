import { AppError } from '#app/errors/app-error.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Specimen } from './specimen.tsx'
import { ToastSpecimens } from './toast-specimens.tsx'

const alertTones = ['info', 'success', 'warning', 'danger'] as const
const badgeTones = [
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
  'program',
  'anomaly',
] as const

export function NoticeSpecimens() {
  const title = m.specimen_save()
  const text = m.specimen_notice_text()
  return (
    <Specimen title={m.specimen_notices()}>
      <div className="grid gap-4 md:grid-cols-2">
        {alertTones.map((tone) => (
          <Alert key={tone} tone={tone} role="note" title={title}>
            {text}
          </Alert>
        ))}
        <FailureAlert error={new AppError({ code: 'CONNECTION' })} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Spinner />
      </div>
      <ToastSpecimens />
      <RetryNotice
        title={title}
        text={text}
        action={m.specimen_retry()}
        isBusy={false}
        onRetry={() => notify({ title: m.specimen_retry() })}
      />
    </Specimen>
  )
}
