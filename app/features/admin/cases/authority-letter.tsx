import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'

/** The letter to the authority, to copy. Its address changes with the law, so staff send it. */
export function AuthorityLetter({ breach }: { breach: PrivacyCase }) {
  const { receivedAt, summary, exposed, measures } = breach
  // The authority reads Indonesian.
  const letter = [
    'Pemberitahuan kegagalan pelindungan data pribadi (Pasal 46 UU No. 27 Tahun 2022)',
    `Diketahui pada: ${momentInJakarta(receivedAt)}`,
    `Kapan dan bagaimana terjadi:\n${summary}`,
    `Data pribadi yang terungkap:\n${exposed}`,
    `Upaya penanganan dan pemulihan:\n${measures}`,
  ].join('\n\n')
  return (
    <section className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{m.admin_breach_authority()}</h2>
      <p className="text-ink-muted text-sm">{m.admin_breach_authority_text()}</p>
      <pre lang="id" className="w-full whitespace-pre-wrap border-line border-l-2 pl-4 text-sm">
        {letter}
      </pre>
      <CopyButton
        value={letter}
        label={m.admin_breach_authority_copy()}
        copiedLabel={m.admin_copied()}
      />
    </section>
  )
}
