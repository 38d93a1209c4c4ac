import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import * as v from 'valibot'
import { dueInWib } from '#app/features/admin/due-in-wib.ts'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Document, editingRefusalSchema } from '#server/contract/editing/editing.schema.ts'
import { besideButton, textFormId } from './beside-button.ts'
import { sendCancellation, sendPublication } from './content-desk.functions.ts'
import { refusalText } from './content-words.ts'

/** Publishes, schedules and withdraws the newest revision in this language only. */
export function PublishPanel({ text }: { text: Document }) {
  const { kind, slug, locale, newest, live, due } = text
  const may = usePermissions()
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState<string>()
  const publish = useAdminMutation(useServerFn(sendPublication))
  const cancel = useAdminMutation(useServerFn(sendCancellation))
  const key = { kind, slug, locale }

  function send(revision: number | null, isLater: boolean) {
    setProblem(undefined)
    const dueAt = isLater ? dueInWib(time) : undefined
    if (isLater && !dueAt) return setProblem(m.desk_when_missing())
    publish.mutate(
      { key, revision, seen: newest, ...(dueAt && { dueAt }) },
      {
        onSuccess(json) {
          const refusal = v.safeParse(editingRefusalSchema, JSON.parse(json))
          const isStale = JSON.parse(json).message === 'stale'
          if (refusal.success) setProblem(refusalText(refusal.output))
          else if (isStale) setProblem(m.desk_refused_unknown_revision())
        },
      },
    )
  }

  return (
    <section className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h2 className="font-semibold text-lg">{m.desk_publish_title()}</h2>
      <p role="status">{live === null ? m.desk_state_hidden() : m.desk_state_live({ n: live })}</p>
      <ul className="flex flex-col gap-3">
        {due.map(({ id, revision, dueAt, problem: failure }) => (
          <li key={id} className="flex flex-col items-start gap-1">
            <span>
              {revision === null
                ? m.desk_due_withdraw({ when: momentInJakarta(dueAt) })
                : m.desk_due_publish({ n: revision, when: momentInJakarta(dueAt) })}
            </span>
            {failure && <span className="text-danger-ink">{m.desk_due_problem()}</span>}
            {may('content.publish') && (
              <Button
                variant="quiet"
                size="sm"
                isBusy={cancel.isPending}
                {...besideButton(`cancel:${id}`, () => cancel.mutate({ key, id }))}
              >
                {m.desk_cancel_due()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <Alert tone="danger" title={m.desk_not_done()}>
          {problem}
        </Alert>
      )}
      <FailureAlert error={publish.error ?? cancel.error} />
      {may('content.publish') && (
        <>
          <div className="flex flex-wrap gap-3">
            {live !== newest && (
              <Button
                isBusy={publish.isPending}
                {...besideButton(`publish:${newest}`, () => send(newest, false))}
              >
                {m.desk_publish_now({ n: newest })}
              </Button>
            )}
            {live !== null && (
              <Button
                variant="secondary"
                isBusy={publish.isPending}
                {...besideButton(`withdraw:${newest}`, () => send(null, false))}
              >
                {m.desk_withdraw_now()}
              </Button>
            )}
          </div>
          <TextField
            type="datetime-local"
            name="time"
            form={textFormId}
            label={m.desk_when()}
            value={time}
            onChange={({ target }) => setTime(target.value)}
            // Enter would save the text.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="sm"
              isBusy={publish.isPending}
              {...besideButton(`publish-later:${newest}`, () => send(newest, true))}
            >
              {m.desk_publish_later()}
            </Button>
            {live !== null && (
              <Button
                variant="quiet"
                size="sm"
                isBusy={publish.isPending}
                {...besideButton(`withdraw-later:${newest}`, () => send(null, true))}
              >
                {m.desk_withdraw_later()}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
