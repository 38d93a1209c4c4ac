import { useId, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { type Upload, useImport } from './import.mutations.ts'
import type { ImportAnswer, ImportPreview, Mapping } from './import.schema.ts'
import { ImportPreviewPanel } from './import-preview.tsx'
import { refusalText } from './import-words.ts'

const field = fieldStyles()

/** Leads from a file to a preview to the import. Nothing is saved before the member confirms it. */
export function ImportSection({ trackerId }: { trackerId: string }) {
  const id = useId()
  const hintId = useId()
  const [file, setFile] = useState<File>()
  // The last preview and mapping; a failed upload keeps them.
  const [preview, setPreview] = useState<ImportPreview>()
  const upload = useImport(trackerId)
  const answer = upload.data
  const send = (sent: Upload) =>
    upload.mutate(sent, {
      onSuccess: (found) => {
        if (found.kind === 'preview') setPreview(found)
        else if (found.kind !== 'failed') setPreview(undefined)
      },
    })
  const look = (chosen: File, mapping?: Mapping) =>
    send({ file: chosen, step: 'preview', ...(mapping && { mapping }) })
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{m.portability_import_title()}</h2>
      <p className="max-w-prose text-ink-muted">{m.portability_import_text()}</p>
      <div className={field.root()}>
        <label htmlFor={id} className={field.label()}>
          {m.portability_file()}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.json,text/csv,application/json"
          aria-describedby={hintId}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0]
            setFile(chosen)
            setPreview(undefined)
            if (chosen) look(chosen)
          }}
          className={field.input({
            className:
              'max-w-xl file:mr-4 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-1 file:font-semibold file:text-action-soft-ink',
          })}
        />
        <p id={hintId} className={field.helperText()}>
          {m.portability_file_hint()}
        </p>
      </div>
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {upload.isPending && m.portability_busy()}
      </p>
      {upload.isError && (
        <Alert tone="danger" title={m.portability_failed_title()}>
          <p>{textOfError(upload.error)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => send(upload.variables)}
          >
            {m.portability_again()}
          </Button>
        </Alert>
      )}
      {file && preview && (
        <ImportPreviewPanel
          preview={preview}
          isBusy={upload.isPending}
          onRemap={(mapping) => {
            setPreview({ ...preview, mapping })
            look(file, mapping)
          }}
          onSave={() => send({ file, step: 'import', mapping: preview.mapping })}
        />
      )}
      {answer && answer.kind !== 'preview' && <Outcome answer={answer} />}
    </Card>
  )
}

function Outcome({ answer }: { answer: Exclude<ImportAnswer, { kind: 'preview' }> }) {
  switch (answer.kind) {
    case 'refused':
      return (
        <Alert tone="danger" title={m.portability_failed_title()}>
          {refusalText(answer)}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="danger" title={m.portability_failed_title()}>
          {answer.isSignedOut ? m.portability_signed_out() : answer.text}
        </Alert>
      )
    case 'imported':
      return (
        <Alert tone="success" title={m.portability_kept_title()}>
          {m.portability_kept({
            rows: formatNumber(answer.rowCount),
            values: formatNumber(answer.valueCount),
          })}
          {answer.leftOutCount > 0 &&
            ` ${m.portability_left_out({ count: formatNumber(answer.leftOutCount) })}`}
        </Alert>
      )
  }
}
