import { type ComponentProps, lazy, Suspense } from 'react'
import type { EntryForm } from './entry-form.tsx'

const FetchedForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }))

/** Loads the form when a tap opens it, so that a page that only shows values does without its code. */
export function EntryFormLater(props: ComponentProps<typeof EntryForm>) {
  return (
    <Suspense fallback={<div className="min-h-48" />}>
      <FetchedForm {...props} />
    </Suspense>
  )
}
