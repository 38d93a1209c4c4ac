import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { NoteAddendum, NoteSignature } from '#server/contract/note.schema.ts'

type SignatureProps = { signature: NoteSignature; addenda: NoteAddendum[]; zone: string }

/** The signer with the time, and what was added since. Both are printed with the note. */
export function SignatureAndAddenda({ signature, addenda, zone }: SignatureProps) {
  return (
    <>
      {addenda.length > 0 && (
        <section aria-labelledby="addenda" className="flex flex-col gap-3">
          <h2 id="addenda" className="text-2xl">
            {m.notes_addenda()}
          </h2>
          <ol className="flex flex-col divide-y divide-line border-line border-y">
            {addenda.map(({ seq, body, at, author }) => (
              <li key={seq} className="flex flex-col gap-1 py-4">
                <p className="text-ink-muted text-sm">
                  {m.notes_by_at({ author, time: formatDateTimeIn(at, zone) })}
                </p>
                <p className="max-w-prose whitespace-pre-line text-pretty break-words">{body}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="text-ink-muted text-sm">
        {m.notes_signed_by({
          author: signature.author,
          time: formatDateTimeIn(signature.at, zone),
        })}
        <span className="block break-all">
          {m.notes_fingerprint({ code: signature.hash.slice(0, 16) })}
        </span>
      </p>
    </>
  )
}
