import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type RetryNoticeProps = {
  title: string
  text: string
  action: string
  isBusy: boolean
  onRetry: () => void
}

/** A part of the page failed to load; it can be loaded again while the rest works. */
export function RetryNotice({ title, text, action, isBusy, onRetry }: RetryNoticeProps) {
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <Alert tone="warning" title={title} className="w-full">
        {text}
      </Alert>
      <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
        {action}
      </Button>
    </div>
  )
}
