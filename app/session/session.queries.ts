import { queryOptions } from '@tanstack/react-query'
import { throughDevice } from '#app/device/through-device.ts'
import type { Member } from './session.functions.ts'

export const sessionQueries = {
  member: () =>
    queryOptions({
      queryKey: ['session', 'member'],
      queryFn: () => throughDevice(askForMember, recallMember),
    }),
  /** Of the member's client area elsewhere, or null. */
  clientId: (memberId: string) =>
    queryOptions({
      queryKey: ['session', 'clientId', memberId],
      queryFn: async () => (await calls()).getClientId(),
    }),
}

/** A page that the server rendered knows its member: calls are fetched with the first of them. */
const calls = () => import('./session.functions.ts')

async function askForMember(): Promise<Member | null> {
  const { getMember } = await calls()
  return getMember()
}

/** Who was here last, on a device that keeps a tracker. */
async function recallMember(): Promise<Member | undefined> {
  const { findKeptMember } = await import('#app/device/kept-answers.ts')
  return (await findKeptMember()) as Member | undefined
}
