import { queryOptions } from '@tanstack/react-query'
import { throughDevice } from '#app/device/through-device.ts'
import { getClientId, getMember, type Member } from './session.functions.ts'

export const sessionQueries = {
  member: () =>
    queryOptions({
      queryKey: ['session', 'member'],
      queryFn: () => throughDevice(getMember, recallMember),
    }),
  /** Of the member's client area elsewhere, or null. */
  clientId: (memberId: string) =>
    queryOptions({
      queryKey: ['session', 'clientId', memberId],
      queryFn: () => getClientId(),
    }),
}

/** Who was here last, on a device that keeps a tracker. */
async function recallMember(): Promise<Member | undefined> {
  const { findKeptMember } = await import('#app/device/kept-answers.ts')
  return (await findKeptMember()) as Member | undefined
}
