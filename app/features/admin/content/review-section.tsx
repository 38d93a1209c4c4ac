import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import * as v from 'valibot'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { type Document, editingRefusalSchema } from '#server/contract/editing/editing.schema.ts'
import { besideButton } from './beside-button.ts'
import { sendReview } from './content-desk.functions.ts'
import { refusalText } from './content-words.ts'

/** The signatures of a health text by revision. A licensed colleague signs the newest one here. */
export function ReviewSection({ text }: { text: Document }) {
  const { kind, slug, locale, newest, isReviewed, reviews } = text
  const may = usePermissions()
  const [problem, setProblem] = useState<string>()
  const sign = useAdminMutation(useServerFn(sendReview))
  const onSuccess = (json: string) => {
    const refusal = v.safeParse(editingRefusalSchema, JSON.parse(json))
    setProblem(refusal.success ? refusalText(refusal.output) : undefined)
  }
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line p-4">
      <h2 className="font-semibold text-lg">{m.desk_reviews()}</h2>
      <p>{isReviewed ? m.desk_reviewed({ n: newest }) : m.desk_not_reviewed({ n: newest })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {reviews.map(({ revision, reviewerName, reviewedOn }) => (
          <li key={`${revision} ${reviewerName}`}>
            {m.desk_signed({ n: revision, name: reviewerName, when: formatDate(reviewedOn) })}
          </li>
        ))}
      </ul>
      {problem && (
        <Alert tone="danger" title={m.desk_not_done()}>
          {problem}
        </Alert>
      )}
      <FailureAlert error={sign.error} />
      {may('content.review') && !isReviewed && (
        <Button
          variant="secondary"
          isBusy={sign.isPending}
          {...besideButton(`sign:${newest}`, () =>
            sign.mutate({ kind, slug, locale, n: newest }, { onSuccess }),
          )}
        >
          {m.desk_sign({ n: newest })}
        </Button>
      )}
    </section>
  )
}
