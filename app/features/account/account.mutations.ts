import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { m } from '#app/i18n/paraglide/messages.js'
import { clearCachedData } from '#app/session/clear-cached-data.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import {
  endDevice,
  endOtherDevices,
  sendDeletion,
  sendGoogleDisconnection,
  sendMailLocale,
  sendPassword,
  sendProfile,
} from './account.functions.ts'
import { accountQueries } from './account.queries.ts'
import { notifyAccountSuccess } from './account-notices.ts'

/** Saves the profile and updates the name in the header. */
export function useSaveProfile() {
  const call = useServerFn(sendProfile)
  const { session } = useRouter().options.context
  return useChange({
    send: (data: Parameters<typeof sendProfile>[0]['data']) => call({ data }),
    notice: () => m.account_profile_saved(),
    onDone: session.refresh,
  })
}

export function useChooseMailLocale() {
  const call = useServerFn(sendMailLocale)
  return useChange({
    send: (locale: ContentLocale) => call({ data: { locale } }),
    notice: (locale) => noticeByMailLocale[locale](),
  })
}

const noticeByMailLocale = {
  en: m.account_language_mails_en,
  id: m.account_language_mails_id,
} satisfies Record<ContentLocale, () => string>

export function useSavePassword() {
  const call = useServerFn(sendPassword)
  return useChange({
    send: (data: Parameters<typeof sendPassword>[0]['data']) => call({ data }),
    notice: () => m.account_password_saved(),
  })
}

export function useEndDevice() {
  const call = useServerFn(endDevice)
  return useChange({
    send: (id: string) => call({ data: { id } }),
    notice: () => m.account_device_ended(),
  })
}

export function useEndOtherDevices() {
  const call = useServerFn(endOtherDevices)
  return useChange({ send: () => call(), notice: () => m.account_devices_others_ended() })
}

export function useDisconnectGoogle() {
  const call = useServerFn(sendGoogleDisconnection)
  return useChange({ send: () => call(), notice: () => m.account_google_disconnected() })
}

/** Deletes the account and clears the member's cached data. */
export function useDeleteAccount() {
  const call = useServerFn(sendDeletion)
  const router = useRouter()
  const { session } = router.options.context
  return useMutation({
    mutationFn: async (proof: string) => requireAnswer(await call({ data: { proof } })),
    onSuccess: async () => {
      notifyAccountSuccess(m.account_deletion_done())
      const member = session.get()
      const { leaveDevice } = await import('#app/sync/leave-device.ts')
      if (member) await leaveDevice(member.id)
      session.set(null)
      await router.navigate({ to: '/', replace: true })
      clearCachedData(router)
      await router.invalidate()
    },
  })
}

type Change<Input> = {
  send: (input: Input) => Promise<'done' | undefined>
  notice: (input: Input) => string
  onDone?: () => Promise<unknown>
}

/** A change of the account, which refetches the account and shows a success notice. */
function useChange<Input>({ send, notice, onDone }: Change<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => requireAnswer(await send(input)),
    onSuccess: async (_done, input) => {
      await onDone?.()
      notifyAccountSuccess(notice(input))
    },
    // A refusal may mean that the page is stale.
    onSettled: () => queryClient.invalidateQueries(accountQueries.account()),
  })
}
