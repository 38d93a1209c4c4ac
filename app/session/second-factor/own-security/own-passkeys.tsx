import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { formatDate } from '#app/i18n/format.ts'
import { formatLastSeen } from '#app/i18n/format-last-seen.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { makeInBrowser } from '#app/session/second-factor/passkeys/ask-browser.ts'
import { useProof } from '#app/session/second-factor/step-up/step-up-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ShownSecurity } from './own-security.server.ts'
import { passkeyNameFormSchema } from './passkey-name.schema.ts'
import { type OwnCalls, useOwnMutation } from './use-own-mutation.ts'

type OwnPasskeysProps = { security: ShownSecurity; calls: OwnCalls }

/** The person's passkeys by their names, and a form for another. */
export function OwnPasskeys({ security: { passkeys, asOf }, calls }: OwnPasskeysProps) {
  return (
    <section
      aria-labelledby="passkeys"
      className="flex flex-col items-start gap-3 border-line border-t pt-8"
    >
      <h2 id="passkeys" className="text-2xl">
        {m.factor_passkeys()}
      </h2>
      <p className="max-w-prose text-pretty text-ink-muted">{m.factor_passkeys_text()}</p>
      {passkeys.length > 0 && (
        <ul className="flex w-full flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} asOf={asOf} calls={calls} />
          ))}
        </ul>
      )}
      <NewPasskeyForm calls={calls} />
    </section>
  )
}

type PasskeyRowProps = {
  passkey: ShownSecurity['passkeys'][number]
  asOf: string
  calls: OwnCalls
}

function PasskeyRow({
  passkey: { id, name, createdAt, lastUsedAt },
  asOf,
  calls,
}: PasskeyRowProps) {
  const remove = useOwnMutation(calls.queryKey, calls.removePasskey)
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <p className="text-ink-muted text-sm">
            {lastUsedAt === null
              ? m.factor_passkey_unused()
              : m.factor_session_seen({ moment: formatLastSeen(lastUsedAt, asOf) })}
            {', '}
            {m.factor_passkey_added({ date: formatDate(createdAt) })}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={m.factor_passkey_remove_label({ name })}
          isBusy={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          {m.factor_passkey_remove()}
        </Button>
      </div>
      <FailureAlert error={remove.error} />
    </li>
  )
}

function NewPasskeyForm({ calls }: { calls: OwnCalls }) {
  const queryClient = useQueryClient()
  const withProof = useProof()
  const offer = useServerFn(calls.offerPasskey)
  const send = useServerFn(calls.addPasskey)
  const add = useMutation({
    mutationFn: async (name: string) => {
      const creation = await withProof(async () => requireAnswer(await offer()))
      const passkey = await makeInBrowser(creation)
      return requireAnswer(await send({ data: { name, passkey } }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.queryKey }),
  })
  const form = useValidatedForm(passkeyNameFormSchema, ({ name }, element) =>
    add.mutate(name, { onSuccess: () => element.reset() }),
  )
  return (
    <form {...form.formProps} className="flex w-full max-w-sm flex-col items-start gap-3">
      <TextField
        name="name"
        label={m.factor_passkey_name()}
        hint={m.factor_passkey_name_hint()}
        maxLength={60}
        autoComplete="off"
        {...(form.isWrong('name') && { problem: m.factor_passkey_name_missing() })}
      />
      <FailureAlert error={add.error} title={m.factor_passkey_failed()} />
      <Button type="submit" variant="secondary" isBusy={add.isPending}>
        {m.factor_passkey_add()}
      </Button>
    </form>
  )
}
