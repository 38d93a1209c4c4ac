import { useMemo, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'

type PreviewFrameProps = {
  html: string
  /** Of the screen that the page is shown for, in pixels. */
  width: number
  mode: 'light' | 'dark'
}

/** A page without scripts, at the width of a screen. A wider one than there is room is drawn smaller. */
export function PreviewFrame({ html, width, mode }: PreviewFrameProps) {
  const [room, setRoom] = useState<{ width: number; height: number }>()
  const page = useMemo(() => asDocument(html, mode), [html, mode])
  const { title, description } = useMemo(() => snippetOf(html), [html])
  const scale = room ? Math.min(1, room.width / width) : 1
  return (
    <>
      <dl className="grid gap-x-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-muted">{m.desk_preview_head_title()}</dt>
        <dd className="font-semibold">{title}</dd>
        <dt className="text-ink-muted">{m.desk_preview_head_description()}</dt>
        <dd>{description}</dd>
      </dl>
      <div
        ref={(element) => {
          if (!element) return
          const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
          observer.observe(element)
          return () => observer.disconnect()
        }}
        className="min-h-0 grow overflow-hidden"
      >
        {room && (
          <iframe
            title={m.desk_preview_title()}
            // The page runs nothing; its links open in other tabs.
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            srcDoc={page}
            className="mx-auto block origin-top-left border border-line"
            style={{ width, height: room.height / scale, scale: String(scale) }}
          />
        )}
      </div>
    </>
  )
}

/** The frame has the content security policy of this document, so its styles need the same nonce. */
function asDocument(html: string, mode: PreviewFrameProps['mode']): string {
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
  return html
    .replaceAll('<style', `<style nonce="${nonce}"`)
    .replace('<html', `<html data-color-mode="${mode}"`)
}

/** What search engines show of the page. Its styles would break this document's policy. */
function snippetOf(html: string) {
  const plain = html.replaceAll(/<style\b.*?<\/style>/gs, '')
  const head = new DOMParser().parseFromString(plain, 'text/html')
  const description = head.querySelector<HTMLMetaElement>('meta[name="description"]')
  return { title: head.title, description: description?.content ?? '' }
}
