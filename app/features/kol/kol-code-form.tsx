import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { kolCodeOf, kolParameter } from '#app/config/kol-cookie.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useMember } from '#app/session/use-member.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { kolQueries } from './kol.queries.ts'

/**
 * For a visitor who knows a referral code but followed no link. A valid code reloads the page like
 * a referral link, so storage, disclosure and removal work the same way.
 */
export function KolCodeForm() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const member = useMember()

  async function use(code: string | undefined): Promise<string | undefined> {
    const kol = code && (await queryClient.fetchQuery(kolQueries.kol(code, member?.id)))
    if (!kol) return m.kol_code_unknown()
    const url = new URL(window.location.href)
    url.searchParams.set(kolParameter, kol.code)
    window.location.assign(url)
    return undefined
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const refused = await use(kolCodeOf(typed)).catch(textOfError)
    setProblem(refused)
    // Stays busy while the browser leaves the page.
    setIsBusy(refused === undefined)
  }

  return (
    <details>
      <summary className="rounded-control py-1 text-link text-sm pointer-coarse:py-3">
        {m.kol_code_question()}
      </summary>
      <form method="post" onSubmit={onSubmit} className="pt-3">
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>{m.kol_code_label()}</Field.Label>
          <div className="flex gap-2">
            <Field.Input
              name={kolParameter}
              value={typed}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {m.kol_code_use()}
            </Button>
          </div>
          <Field.HelperText>{m.kol_code_hint()}</Field.HelperText>
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
      </form>
    </details>
  )
}
