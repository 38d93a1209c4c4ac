import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { type FormEvent, useState } from 'react'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useContentOnDevice } from '#app/sync/autosave/use-content-on-device.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import { healthKinds } from '#server/contract/editing/content-kinds.ts'
import type {
  Content,
  Document,
  EditingRefusal,
  Stale,
} from '#server/contract/editing/editing.schema.ts'
import { textFormId } from './beside-button.ts'
import { changesOf } from './changes/changes-of.ts'
import { ConflictView } from './changes/conflict-view.tsx'
import { TextHistory } from './changes/text-history.tsx'
import { ClaimNotice } from './claim-notice.tsx'
import { sendDiscard, sendRevision } from './content-desk.functions.ts'
import { ContentInput } from './content-input.tsx'
import { fieldName, kindName, refusalText } from './content-words.ts'
import { CopyForm, copiedKinds } from './copy-form.tsx'
import { CopyLine } from './copy-line.tsx'
import type { FieldSchema } from './field-schema.ts'
import { LintPanel } from './lint/lint-panel.tsx'
import { TextPreview } from './preview/text-preview.tsx'
import { PublishPanel } from './publication-panel.tsx'
import { ReviewSection } from './review-section.tsx'
import type { TextFormFailure, UnsavedText } from './text-form/answer-text-form.server.ts'
import { TextLocale } from './text-locale.ts'
import { useWorkingCopy, type WorkingCopy, workingCopySchema } from './use-working-copy.ts'

/** The outcome of a save. */
type Answer = { n: number } | Stale | EditingRefusal

/**
 * The form of one text in one language. What a person writes is their working copy until they save it
 * as a revision. If a colleague saved meanwhile, both versions are shown.
 */
export function TextEditor({ text, failure = {} }: TextEditorProps) {
  const { kind, slug, locale } = text
  const device = useContentOnDevice(`text-${kind}-${slug}-${locale}`, workingCopySchema)
  const [unsaved] = useState<UnsavedText | undefined>(
    () => failure.unsaved && JSON.parse(failure.unsaved),
  )
  // What was sent without scripts is newer than what this device kept. A new key begins with either.
  const kept = unsaved ? undefined : device.kept
  return (
    <TextLocale value={locale}>
      <OpenEditor
        key={kept ? 'kept' : 'stored'}
        {...{ text, unsaved }}
        device={{ ...device, kept }}
        error={failure.error}
        problem={failure.problem}
      />
    </TextLocale>
  )
}

type TextEditorProps = {
  text: Document
  /** The outcome of a form that was sent without scripts. */
  failure?: TextFormFailure | undefined
}

type OpenEditorProps = {
  text: Document
  device: ReturnType<typeof useContentOnDevice<WorkingCopy>>
  unsaved: UnsavedText | undefined
  error: unknown
  problem: string | undefined
}

function OpenEditor({ text, device, unsaved, error, problem }: OpenEditorProps) {
  const { kind, slug, locale } = text
  const key = { kind, slug, locale }
  const may = usePermissions()
  const edited = useWorkingCopy({ text, device, unsaved })
  const { base, baseContent, content } = edited.content
  const [answer, setAnswer] = useState<Answer | undefined>(unsaved?.answer)
  const [restored, setRestored] = useState<number>()
  const save = useAdminMutation(useServerFn(sendRevision))
  const callDiscard = useServerFn(sendDiscard)
  const discard = useMutation({ mutationFn: () => callDiscard({ data: key }) })
  const changes = changesOf(baseContent, content)
  const isChanged = Object.keys(changes).length > 0
  const refusal = answer && 'paths' in answer ? answer : undefined
  const stale = answer && 'theirs' in answer ? answer : undefined
  const savedNumber = answer && 'n' in answer ? answer.n : undefined

  /** A colleague who may not write reads the fields. */
  function write(next: Content) {
    if (may('content.edit')) edited.change({ content: next })
  }

  function beginFrom(base: number, next: Content) {
    edited.restart({ base, baseContent: next, content: next }, { version: 0, savedAt: null })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const sent = content
    const draft = (await edited.saveNow()) ?? 0
    const confirmsLoss = refusal?.message === 'emptied'
    save.mutate(
      { key, seen: base, changes: JSON.stringify(changes), draft, confirmsLoss },
      {
        onSuccess(json) {
          const given: Answer = JSON.parse(json)
          setAnswer(given)
          setRestored(undefined)
          if ('n' in given) beginFrom(given.n, sent)
        },
      },
    )
  }

  /** Drops the working copy for a revision. */
  function dropFor({ n, content: next }: { n: number; content: Content }) {
    discard.mutate(undefined, {
      onSuccess() {
        setAnswer(undefined)
        setRestored(undefined)
        beginFrom(n, next)
      },
    })
  }

  const notices = (
    <>
      {stale && (
        <ConflictView
          stale={stale}
          onKeepMine={() => {
            const { n, content: theirs } = stale.theirs
            edited.change({
              ...{ base: n, baseContent: theirs },
              content: { ...theirs, ...changes },
            })
            setAnswer(undefined)
          }}
          onTakeTheirs={() => dropFor(stale.theirs)}
        />
      )}
      {refusal && (
        <Alert tone="danger" title={m.desk_not_saved()}>
          {refusalText(refusal)}
        </Alert>
      )}
      <FailureAlert error={save.error ?? discard.error ?? (save.isIdle ? error : null)} />
    </>
  )

  return (
    <AdminPage
      title={text.title || slug}
      description={`${kindName(kind)} · ${locale === 'id' ? m.desk_language_id() : m.desk_language_en()} · ${m.desk_changed_by(
        { when: momentInJakarta(text.changedAt), name: text.changedBy || m.desk_by_release() },
      )}`}
    >
      {problem && (
        <Alert tone="danger" title={m.desk_not_done()}>
          {problem}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          id={textFormId}
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="flex flex-col gap-5"
        >
          {/* For a form that is sent without scripts. Enter presses the first button. */}
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="newest" value={text.newest} />
          <input type="hidden" name="draft" value={edited.state.version} />
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden />
          {/* Without scripts, the page begins at its top. */}
          {unsaved && notices}
          {Object.entries(contentSchemas[kind].entries).map(([field, schema]) => (
            <ContentInput
              key={field}
              schema={schema as FieldSchema}
              name={field}
              label={fieldName(field)}
              value={content[field]}
              onChange={(value) => write({ ...content, [field]: value })}
            />
          ))}
          {!unsaved && notices}
          <div className="sticky bottom-0 flex flex-col gap-3 border-line border-t bg-surface py-3">
            <CopyLine edited={edited} isChanged={isChanged} />
            <div className="flex flex-wrap items-center gap-3">
              {may('content.edit') && (
                <Button
                  type="submit"
                  name="act"
                  value={refusal?.message === 'emptied' ? 'save-anyway' : 'save'}
                  isBusy={save.isPending}
                >
                  {refusal?.message === 'emptied' ? m.desk_save_anyway() : m.desk_save()}
                </Button>
              )}
              {isChanged && (
                <Button
                  variant="quiet"
                  isBusy={discard.isPending}
                  type="submit"
                  name="act"
                  value="take"
                  onClick={(event) => {
                    event.preventDefault()
                    dropFor({ n: text.newest, content: text.content })
                  }}
                >
                  {m.desk_discard()}
                </Button>
              )}
              <p role="status" className="text-ink-muted text-sm">
                {restored !== undefined && m.desk_restored({ n: restored })}
                {!isChanged && savedNumber !== undefined && m.desk_saved({ n: savedNumber })}
              </p>
            </div>
          </div>
        </form>
        <div className="flex flex-col gap-8">
          {kind === 'page-meta' && slug === 'default' && <ClaimNotice live={text.liveContent} />}
          <TextPreview textKey={key} content={content} />
          <LintPanel {...{ kind, locale, content }} />
          <PublishPanel text={text} />
          {healthKinds.includes(kind) && <ReviewSection text={text} />}
          {may('content.edit') && copiedKinds.includes(kind) && <CopyForm from={key} />}
          <TextHistory
            text={text}
            hasTyped={isChanged}
            onRestore={({ n, content: old }) => {
              write(old)
              setRestored(n)
            }}
          />
        </div>
      </div>
    </AdminPage>
  )
}
