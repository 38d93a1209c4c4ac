import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { ChatFile } from '#server/contract/message.schema.ts'

type MessageFileProps = { conversationId: string; file: ChatFile }

/** A photo, which opens large in another tab, or a PDF to download. */
export function MessageFile({ conversationId, file }: MessageFileProps) {
  const { id, type, name, bytes, isScanned } = file
  const address = `/pesan/${conversationId}/berkas/${id}`
  if (type !== 'application/pdf')
    return (
      <a href={address} target="_blank" rel="noreferrer" className="block w-fit">
        <img
          src={address}
          alt={m.messages_photo_alt({ name })}
          loading="lazy"
          className="h-48 max-w-full rounded-control bg-surface-sunken object-cover"
        />
      </a>
    )
  return (
    <a href={address} download={name} className="flex items-center gap-2 underline">
      <Icon name="receipt" className="size-6 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name} <span className="whitespace-nowrap">({sizeText(bytes)})</span>
        {!isScanned && <span className="block text-sm">{m.messages_file_unscanned()}</span>}
      </span>
    </a>
  )
}

const kibibyte = 1024
const mebibyte = kibibyte * kibibyte

/** `340 KB` or `1,2 MB`, with a non-breaking space. */
export function sizeText(bytes: number): string {
  if (bytes < mebibyte) return `${formatNumber(Math.max(1, Math.round(bytes / kibibyte)))}\u00a0KB`
  return `${formatNumber(bytes / mebibyte, { maximumFractionDigits: 1 })}\u00a0MB`
}
