import { useServerFn } from '@tanstack/react-start'
import { type FormEvent, useState } from 'react'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-standing.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import { healthKinds } from '#server/contract/editing/content-kinds.ts'
import type {
  Content,
  Document,
  EditingRefusal,
  Stale,
} from '#server/contract/editing/editing.schema.ts'
import { changesOf } from './changes-of.ts'
import { ConflictView } from './conflict-view.tsx'
import { sendRevision } from './content-desk.functions.ts'
import { ContentField, type FieldSchema } from './content-field.tsx'
import { fieldName, kindName, refusalText } from './content-words.ts'
import { PublishPanel } from './publication-panel.tsx'
import { ReviewSection } from './review-section.tsx'
import { TextHistory } from './text-history.tsx'

/** What became of a save. */
type Answer = { n: number } | Stale | EditingRefusal

/**
 * The form of one text in one language. The person's words stay in the form, also if a colleague saved
 * meanwhile: then both versions are shown.
 */
export function TextEditor({ text }: { text: Document }) {
  const { kind, slug, locale } = text
  const may = usePermissions()
  const editor = `${kind} ${slug} ${locale}`
  const [base, setBase] = useCarriedState(`base of ${editor}`, {
    n: text.newest,
    content: text.content,
  })
  const [content, setContent] = useCarriedState<Content>(editor, text.content)
  const [answer, setAnswer] = useState<Answer>()
  const [restored, setRestored] = useState<number>()
  const save = useAdminMutation(useServerFn(sendRevision))
  const changes = changesOf(base.content, content)
  const isChanged = Object.keys(changes).length > 0
  const refusal = answer && 'paths' in answer ? answer : undefined
  const stale = answer && 'theirs' in answer ? answer : undefined
  const savedNumber = answer && 'n' in answer ? answer.n : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const sent = content
    save.mutate(
      {
        key: { kind, slug, locale },
        seen: base.n,
        changes: JSON.stringify(changes),
        confirmsLoss: refusal?.message === 'emptied',
      },
      {
        onSuccess(json) {
          const given: Answer = JSON.parse(json)
          setAnswer(given)
          setRestored(undefined)
          if ('n' in given) setBase({ n: given.n, content: sent })
        },
      },
    )
  }

  return (
    <AdminPage
      title={text.title || slug}
      description={`${kindName(kind)} · ${locale === 'id' ? m.desk_language_id() : m.desk_language_en()} · ${m.desk_changed_by(
        { when: momentInJakarta(text.changedAt), name: text.changedBy || m.desk_by_release() },
      )}`}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
          {Object.entries(contentSchemas[kind].entries).map(([field, schema]) => (
            <ContentField
              key={field}
              schema={schema as FieldSchema}
              name={field}
              label={fieldName(field)}
              value={content[field]}
              onChange={(value) => {
                setContent({ ...content, [field]: value })
                setRestored(undefined)
              }}
            />
          ))}
          {stale && (
            <ConflictView
              stale={stale}
              onKeepMine={() => {
                setBase({ n: stale.theirs.n, content: stale.theirs.content })
                setContent({ ...stale.theirs.content, ...changes })
                setAnswer(undefined)
              }}
              onTakeTheirs={() => {
                setBase({ n: stale.theirs.n, content: stale.theirs.content })
                setContent(stale.theirs.content)
                setAnswer(undefined)
              }}
            />
          )}
          {refusal && (
            <Alert tone="danger" title={m.desk_not_saved()}>
              {refusalText(refusal)}
            </Alert>
          )}
          <FailureAlert error={save.error} />
          <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-surface py-3">
            {may('content.edit') && (
              <Button type="submit" isBusy={save.isPending}>
                {refusal?.message === 'emptied' ? m.desk_save_anyway() : m.desk_save()}
              </Button>
            )}
            <p role="status" className="text-ink-muted text-sm">
              {restored !== undefined && m.desk_restored({ n: restored })}
              {restored === undefined && isChanged && m.desk_unsaved()}
              {!isChanged && savedNumber !== undefined && m.desk_saved({ n: savedNumber })}
            </p>
          </div>
        </form>
        <div className="flex flex-col gap-8">
          <PublishPanel text={text} />
          {healthKinds.includes(kind) && <ReviewSection text={text} />}
          <TextHistory
            text={text}
            hasTyped={isChanged && restored === undefined}
            onRestore={({ n, content: old }) => {
              setContent(old)
              setRestored(n)
            }}
          />
        </div>
      </div>
    </AdminPage>
  )
}
