import { type ComponentProps, lazy, Suspense } from 'react'
import type { EntryForm } from './entry-form.tsx'

const FetchedForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }))

/** The form where it is opened by a tap: a page that only shows what was measured goes without it. */
export function EntryFormLater(props: ComponentProps<typeof EntryForm>) {
  return (
    <Suspense fallback={<div className="min-h-48" />}>
      <FetchedForm {...props} />
    </Suspense>
  )
}
