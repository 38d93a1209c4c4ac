import { deviceStore } from './device-store.ts'

const memberKey = 'member'
const answerPrefix = 'answer'

/** Whose answers are on this device. */
export async function findStoredMember(): Promise<{ id: string } | undefined> {
  return (await deviceStore.read(memberKey)) as { id: string } | undefined
}

let sayWhose: (() => void) | undefined
/** Parts of a page have something to keep before the page has said whose it is. */
const isKnownWhose = new Promise<void>((resolve) => {
  sayWhose = resolve
})

/** Makes this the member's device: what another one saw here before is forgotten. */
export async function storeMember(member: { id: string }): Promise<void> {
  const before = await findStoredMember()
  if (before && before.id !== member.id) await forgetAnswers()
  await deviceStore.write(memberKey, member)
  sayWhose?.()
}

/** Keeps what a page shows, for the time without a connection. */
export async function storeAnswer(key: readonly unknown[], data: unknown): Promise<void> {
  await isKnownWhose
  const member = await findStoredMember()
  if (!member) return
  const isSameMember = (held: unknown) => (held as typeof member | undefined)?.id === member.id
  await deviceStore.writeIf(nameOf(member, key), data, { key: memberKey, isMet: isSameMember })
}

/** The last answer that the member of this device saw; undefined when there is none. */
export async function findAnswer(key: readonly unknown[]): Promise<unknown> {
  const member = await findStoredMember()
  return member && deviceStore.read(nameOf(member, key))
}

/** Forgets who was here and all that they saw; what they have not sent stays. */
export async function forgetAnswers(): Promise<void> {
  // Who was here goes first: without them nothing more is kept.
  await deviceStore.delete(memberKey)
  const keys = await deviceStore.keys()
  await deviceStore.deleteMany(keys.filter((key) => key.startsWith(`${answerPrefix} `)))
}

function nameOf({ id }: { id: string }, key: readonly unknown[]): string {
  return `${answerPrefix} ${id} ${JSON.stringify(key)}`
}
