import { m } from '#app/i18n/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'
import { authorityLetterOf } from './authority-letter-of.ts'

/** The letter to the authority, to copy. Its address changes with the law, so staff send it. */
export function AuthorityLetter({ breach }: { breach: PrivacyCase }) {
  const letter = authorityLetterOf(breach)
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
