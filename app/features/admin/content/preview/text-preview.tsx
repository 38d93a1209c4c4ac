import { lazy, Suspense, useState } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Content, DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { publicPathOf } from './public-path-of.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))

type TextPreviewProps = {
  textKey: DocumentKey
  /** What the form holds now. */
  content: Content
}

/** Opens the page as visitors would get it with the words of the form. */
export function TextPreview({ textKey, content }: TextPreviewProps) {
  const { productSlug } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  if (publicPathOf(textKey, productSlug) === undefined) return null
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsOpen(true)}>
        {m.desk_preview()}
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewDialog textKey={textKey} content={content} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
