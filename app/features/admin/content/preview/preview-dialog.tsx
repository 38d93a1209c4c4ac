import { useQuery } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useEffect, useId, useRef, useState } from 'react'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getPreview } from '#app/features/admin/content/content-desk.functions.ts'
import { refusalText } from '#app/features/admin/content/content-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { PreviewFrame } from './preview-frame.tsx'

type PreviewDialogProps = { textKey: DocumentKey; content: Content; onClose: () => void }

const phonePixels = 390
const desktopPixels = 1440

/** A page in either language, at two widths and in both colour modes. `lazy` needs the default export. */
export default function PreviewDialog({ textKey, content, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [locale, setLocale] = useState(textKey.locale)
  const [width, setWidth] = useState(() => (window.innerWidth < 1024 ? phonePixels : desktopPixels))
  const [mode, setMode] = useState<'light' | 'dark'>('light')
  const withProof = useProof()
  const call = useServerFn(getPreview)
  const isOfForm = locale === textKey.locale
  const page = useQuery({
    queryKey: [...adminKey, 'preview', { ...textKey, locale }, isOfForm && content],
    queryFn: async () => {
      const key = { ...textKey, locale }
      const words = isOfForm ? { content: JSON.stringify(content) } : {}
      return withProof(async () => requireAnswer(await call({ data: { key, ...words } })))
    },
    gcTime: 0,
  })
  useEffect(() => dialog.current?.showModal(), [])
  const problem = page.data && 'message' in page.data ? page.data : undefined
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto h-dvh max-h-dvh w-dvw max-w-dvw border-0 bg-surface p-3 text-ink backdrop:bg-black/50 sm:p-5"
    >
      <div className="flex h-full flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={titleId} className="mr-auto font-semibold text-lg">
            {m.desk_preview_title()}
          </h2>
          <SegmentedControl
            label={m.desk_preview_language()}
            segments={[
              { value: 'id', label: m.desk_language_id(), text: 'ID' },
              { value: 'en', label: m.desk_language_en(), text: 'EN' },
            ]}
            value={locale}
            onChange={setLocale}
          />
          <SegmentedControl
            label={m.desk_preview_width()}
            segments={[
              { value: String(phonePixels), label: m.desk_preview_phone(), text: '390' },
              { value: String(desktopPixels), label: m.desk_preview_desktop(), text: '1440' },
            ]}
            value={String(width)}
            onChange={(chosen) => setWidth(Number(chosen))}
          />
          <SegmentedControl
            label={m.desk_preview_mode()}
            segments={[
              { value: 'light', label: m.desk_preview_light(), text: m.desk_preview_light() },
              { value: 'dark', label: m.desk_preview_dark(), text: m.desk_preview_dark() },
            ]}
            value={mode}
            onChange={setMode}
          />
          <Button variant="secondary" size="sm" onClick={() => dialog.current?.close()}>
            {m.desk_preview_close()}
          </Button>
        </div>
        {!isOfForm && <p className="text-ink-muted text-sm">{m.desk_preview_other()}</p>}
        <FailureAlert error={page.error} />
        {page.isPending && <Spinner />}
        {problem && (
          <Alert tone="warning" title={m.desk_preview_none()}>
            {problem.message === 'absent' ? m.desk_preview_absent() : refusalText(problem)}
          </Alert>
        )}
        {page.data && 'html' in page.data && (
          <PreviewFrame html={page.data.html} width={width} mode={mode} />
        )}
      </div>
    </dialog>
  )
}
