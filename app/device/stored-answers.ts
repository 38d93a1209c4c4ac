import { deviceStore } from './device-store.ts'

const memberKey = 'member'
const answerPrefix = 'answer'

/** Returns the member whose answers this device caches. */
export async function findStoredMember(): Promise<{ id: string } | undefined> {
  return (await deviceStore.read(memberKey)) as { id: string } | undefined
}

let announceMember: (() => void) | undefined
/** Components may store an answer before the page has stored its member. */
const isMemberStored = new Promise<void>((resolve) => {
  announceMember = resolve
})

/** Makes this the member's device and clears the answers of another member. */
export async function storeMember(member: { id: string }): Promise<void> {
  const before = await findStoredMember()
  if (before && before.id !== member.id) await forgetAnswers()
  await deviceStore.write(memberKey, member)
  announceMember?.()
}

/** Caches what a page shows for offline use. */
export async function storeAnswer(key: readonly unknown[], data: unknown): Promise<void> {
  await isMemberStored
  const member = await findStoredMember()
  if (!member) return
  const isSameMember = (held: unknown) => (held as typeof member | undefined)?.id === member.id
  await deviceStore.writeIf(nameOf(member, key), data, { key: memberKey, isMet: isSameMember })
}

/** Returns the last answer that this device's member saw. */
export async function findAnswer(key: readonly unknown[]): Promise<unknown> {
  const member = await findStoredMember()
  return member && deviceStore.read(nameOf(member, key))
}

/** Clears the cached member and answers; unsent changes stay. */
export async function forgetAnswers(): Promise<void> {
  // The member goes first: without one, storeAnswer writes nothing more.
  await deviceStore.delete(memberKey)
  const keys = await deviceStore.keys()
  await deviceStore.deleteMany(keys.filter((key) => key.startsWith(`${answerPrefix} `)))
}

function nameOf({ id }: { id: string }, key: readonly unknown[]): string {
  return `${answerPrefix} ${id} ${JSON.stringify(key)}`
}
