import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSaveQuickTexts } from '#app/features/messages/messages.mutations.ts'
import { messageQueries } from '#app/features/messages/messages.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { QuickTexts } from '#server/contract/message.schema.ts'
import { readTypedTexts } from './typed-quick-texts.ts'

const field = fieldStyles()
const mostTexts = 30

/** The texts that a nutritionist sends often, in their order. */
export function QuickTextsForm() {
  const { data: texts } = useQuery(messageQueries.quickTexts())
  const save = useSaveQuickTexts()
  return (
    <section
      aria-labelledby="quick-texts"
      className="flex flex-col gap-4 border-line border-t pt-8"
    >
      <h2 id="quick-texts" className="text-2xl">
        {m.messages_quick_title()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.messages_quick_text()}</p>
      {texts && <Rows key={JSON.stringify(texts)} texts={texts} save={save} />}
    </section>
  )
}

const editor = 'quick texts'

type RowsProps = { texts: QuickTexts; save: ReturnType<typeof useSaveQuickTexts> }

function Rows({ texts, save }: RowsProps) {
  const [rowCount, setRowCount] = useCarriedState(editor, texts.length + 1)
  const [isWrong, setIsWrong] = useState(false)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readTypedTexts(new FormData(event.currentTarget))
    setIsWrong(typed === null)
    if (typed) save.mutate(typed)
  }
  return (
    <form
      method="post"
      noValidate
      data-editor={editor}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      {Array.from({ length: rowCount }, (_, row) => (
        <QuickTextRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
          key={row}
          number={row + 1}
          text={texts[row]}
          isWrong={isWrong}
        />
      ))}
      {isWrong && (
        <p id="quick-texts-problem" role="alert" className={field.errorText()}>
          {m.messages_quick_wrong()}
        </p>
      )}
      <FailureAlert error={save.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={save.isPending}>
          {m.messages_quick_save()}
        </Button>
        {rowCount < mostTexts && (
          <Button variant="secondary" onClick={() => setRowCount(rowCount + 1)}>
            {m.messages_quick_add()}
          </Button>
        )}
        <p role="status" className="text-success-ink">
          {save.isSuccess && m.messages_quick_saved()}
        </p>
      </div>
    </form>
  )
}

type QuickTextRowProps = {
  number: number
  text: QuickTexts[number] | undefined
  isWrong: boolean
}

function QuickTextRow({ number, text, isWrong }: QuickTextRowProps) {
  const described = isWrong ? 'quick-texts-problem' : undefined
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{m.messages_quick_row({ number })}</legend>
      <label className={field.root()}>
        <span className="text-sm">{m.messages_quick_name()}</span>
        <input
          name="title"
          maxLength={60}
          defaultValue={text?.title}
          aria-describedby={described}
          className={field.input()}
        />
      </label>
      <label className={field.root()}>
        <span className="text-sm">{m.messages_quick_body()}</span>
        <textarea
          name="body"
          rows={2}
          defaultValue={text?.body}
          aria-describedby={described}
          className={field.input()}
        />
      </label>
    </fieldset>
  )
}
