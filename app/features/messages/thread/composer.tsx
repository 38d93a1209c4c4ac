import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import type { ThreadFormFailure } from '#app/features/messages/answer-thread-form.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import type { MessageRefusal } from '#app/sync/messages/message-answer.schema.ts'
import { useMessageSync } from '#app/sync/messages/message-sync-provider.tsx'
import { useDraft } from '#app/sync/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { mostMessageCharacters } from '#server/contract/message.schema.ts'
import { problemOfFile, readyToSend } from './chosen-file.ts'
import { refusalText } from './refusal-text.ts'

const field = fieldStyles()

/** The page counts characters from here on. */
const countedFrom = 3_500

type ComposerProps = {
  conversationId: string
  /** The text area, which other parts of the page fill. */
  text: RefObject<HTMLTextAreaElement | null>
  /** Ids of the form if it is sent without scripts. */
  formIds: { id: string; fileId: string } | undefined
  failure: ThreadFormFailure | undefined
}

/** Writes a message, with a photo or a PDF. What is typed is on this device until it is sent. */
export function Composer({ conversationId, text, formIds, failure }: ComposerProps) {
  const { keep } = useMessageSync()
  const draft = useDraft(`message-${conversationId}`)
  const file = useRef<HTMLInputElement>(null)
  const [length, setLength] = useState(0)
  const [fileProblem, setFileProblem] = useState<MessageRefusal>()
  const [hasFile, setHasFile] = useState(false)
  const [problem, setProblem] = useState(failure && failureText(failure.answer))
  const isSending = useRef(false)
  const [textId, hintId, problemId, fileId] = [useId(), useId(), useId(), useId()]

  const typed = draft.draft?.body
  useEffect(() => {
    // Text typed before the scripts came is newer.
    if (text.current && text.current.value === '' && typed) text.current.value = typed
    setLength(text.current?.value.length ?? 0)
  }, [text, typed])

  function keepDraft(body: string) {
    setLength(body.length)
    if (body === '') draft.forget()
    else draft.keep({ body })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const area = text.current
    if (!area || isSending.current) return
    const written = area.value
    const body = written.trim()
    const chosen = file.current?.files?.[0]
    setProblem(undefined)
    if (body === '' && !chosen) return area.focus()
    if (body.length > mostMessageCharacters) {
      setProblem(m.messages_too_long({ count: body.length - mostMessageCharacters }))
      return area.focus()
    }
    if (fileProblem) return file.current?.focus()
    isSending.current = true
    try {
      const answer = await keep({
        id: newClientId(),
        body,
        writtenAt: new Date().toISOString(),
        ...(chosen && { file: await readyToSend(chosen) }),
      })
      if (answer.kind === 'refused' || answer.kind === 'failed')
        return setProblem(failureText(answer))
      // Only what was sent goes: the member may have typed on.
      if (area.value.startsWith(written)) area.value = area.value.slice(written.length).trimStart()
      keepDraft(area.value)
      clearFile()
    } catch (error) {
      setProblem(textOfError(error))
    } finally {
      isSending.current = false
    }
  }

  /** With a keyboard, Enter sends. On a touch screen it breaks the line. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, nativeEvent, currentTarget } = event
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return
    if (!window.matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    currentTarget.form?.requestSubmit()
  }

  async function onChoose() {
    const chosen = file.current?.files?.[0]
    setHasFile(chosen !== undefined)
    setFileProblem(undefined)
    if (!chosen) return
    const found = await problemOfFile(chosen)
    if (chosen === file.current?.files?.[0]) setFileProblem(found)
  }

  function clearFile() {
    if (file.current) file.current.value = ''
    setHasFile(false)
    setFileProblem(undefined)
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-3"
    >
      {formIds && (
        <>
          <input type="hidden" name="id" value={formIds.id} />
          <input type="hidden" name="fileId" value={formIds.fileId} />
        </>
      )}
      <div className={field.root()}>
        <label htmlFor={textId} className={field.label()}>
          {m.messages_field()}
        </label>
        <textarea
          ref={text}
          id={textId}
          name="body"
          rows={3}
          dir="auto"
          defaultValue={failure?.body}
          aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
          aria-invalid={problem ? true : undefined}
          onInput={(event) => keepDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className={field.input()}
        />
        <p id={hintId} className={field.helperText()}>
          <span className="pointer-coarse:hidden">{m.messages_field_hint()}</span>
          {length >= countedFrom && (
            <span className="tabular-nums">
              {' '}
              {m.messages_length({ count: length, most: mostMessageCharacters })}
            </span>
          )}
        </p>
        <p id={problemId} role="alert" className="font-medium text-danger-ink text-sm empty:hidden">
          {problem}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3 sm:items-center">
        <div className={field.root({ className: 'min-w-0 flex-1 basis-64' })}>
          <label htmlFor={fileId} className={field.label()}>
            {m.messages_file()}
          </label>
          <input
            ref={file}
            id={fileId}
            name="file"
            type="file"
            accept="image/*,application/pdf"
            onChange={() => void onChoose()}
            aria-describedby={`${fileId}-hint`}
            aria-invalid={fileProblem ? true : undefined}
            className={field.input({
              className:
                'file:mr-4 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-1 file:font-semibold file:text-action-soft-ink',
            })}
          />
          <div id={`${fileId}-hint`} className="flex flex-col gap-1 text-sm">
            <p className="text-ink-muted">{m.messages_file_hint()}</p>
            <p role="status" className="font-medium text-danger-ink empty:hidden">
              {fileProblem && refusalText(fileProblem)}
            </p>
          </div>
        </div>
        <Button type="submit" className="max-sm:w-full">
          {m.messages_send()}
        </Button>
      </div>
      {hasFile && (
        <Button variant="quiet" size="sm" className="self-start" onClick={clearFile}>
          {m.messages_file_clear()}
        </Button>
      )}
    </form>
  )
}

function failureText(answer: ThreadFormFailure['answer']): string {
  if (answer.kind === 'refused') return refusalText(answer.reason)
  return answer.text || m.messages_unsent_signed_out()
}
