import { minuteMs } from '#app/lib/time.ts'
import type {
  AcknowledgedSessions,
  ConsultationWorld,
  LedgerAnswer,
  LedgerCall,
} from './instance-messages.ts'
import type { Instance } from './instance-process.ts'
import { foreseen } from './writer.ts'

export type SessionWriterOptions = {
  instances: readonly Instance[]
  world: ConsultationWorld
  /** The sessions that any writer has booked. */
  sessions: BookedSession[]
  /** Moments at which sessions may start. */
  starts: readonly string[]
  operationCount: number
  random: () => number
}
export type BookedSession = { id: string; token: string; practice: number }
export type WrittenSessions = AcknowledgedSessions & { unforeseen: string[] }

/**
 * Books, moves and cancels for clients and nutritionists, and takes time off, through all instances,
 * with repeated and concurrent calls.
 */
export async function writeSessions(context: SessionWriterOptions): Promise<WrittenSessions> {
  const { instances, world, sessions, starts, random } = context
  const written: WrittenSessions = { bookedIds: [], cancelledIds: [], moves: [], unforeseen: [] }
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const chance = (probability: number) => random() < probability

  const call = async (wanted: LedgerCall): Promise<LedgerAnswer> => {
    const answer = await pick(instances).call(wanted)
    if (!foreseen.has(answer.status))
      written.unforeseen.push(
        `${wanted.method} ${wanted.path.replaceAll(/[\w-]{22}/g, ':id')}: ${answer.status} ${answer.body.message}`,
      )
    return answer
  }
  /** Retries if there is no answer, like a browser. Sometimes sends two calls at once. */
  const insist = async (wanted: LedgerCall): Promise<LedgerAnswer[]> => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answers = await Promise.all(chance(0.2) ? [call(wanted), call(wanted)] : [call(wanted)])
      const known = answers.filter(({ status }) => status !== 0 && status !== 503)
      if (known.length > 0) return known
    }
    return []
  }
  const isDone = ({ status }: LedgerAnswer) => status === 200 || status === 201
  const note = (answers: LedgerAnswer[], session: Omit<BookedSession, 'id'>) => {
    const ids = new Set(answers.filter(isDone).map(({ body }) => body.data.id as string))
    for (const id of ids) sessions.push({ id, ...session })
    written.bookedIds.push(...ids)
    return ids.size
  }
  const change = async (what: 'move' | 'cancel') => {
    const session = pick(sessions)
    if (!session) return
    const { id, practice } = session
    const isByClient = chance(0.6)
    const path = isByClient ? '/v1/appointments' : '/v1/practice/appointments'
    const token = isByClient ? session.token : world.practices[practice]?.token
    const startsAt = pick(starts)
    const body =
      what === 'move' ? { startsAt, ...(isByClient && { zone: 'Asia/Jakarta' }) } : undefined
    const answers = await insist({
      method: 'POST',
      path: `${path}/${id}/${what}`,
      ...(token && { token }),
      ...(body && { body }),
    })
    if (!answers.some(isDone)) return
    if (what === 'move') written.moves.push({ id, startsAt })
    else written.cancelledIds.push(id)
  }
  const operations = {
    async book() {
      const { token, trackerIds } = pick(world.clients)
      const practice = Math.floor(random() * trackerIds.length)
      const nutritionist = world.practices[practice]?.slug
      const answers = await insist({
        method: 'POST',
        path: `/v1/trackers/${trackerIds[practice]}/appointments`,
        token,
        key: crypto.randomUUID(),
        body: { nutritionist, startsAt: pick(starts), zone: 'Asia/Jakarta', locale: 'id' },
      })
      if (note(answers, { token, practice }) > 1)
        written.unforeseen.push('one key booked two sessions')
    },
    async bookForClient() {
      const { token, trackerIds } = pick(world.clients)
      const practice = Math.floor(random() * trackerIds.length)
      const answer = await call({
        method: 'POST',
        path: '/v1/practice/appointments',
        token: world.practices[practice]?.token ?? '',
        body: { trackerId: trackerIds[practice], startsAt: pick(starts) },
      })
      note([answer], { token, practice })
    },
    move: () => change('move'),
    cancel: () => change('cancel'),
    async takeTimeOff() {
      const { token } = pick(world.practices)
      const fromAt = pick(starts)
      const untilAt = new Date(Date.parse(fromAt) + 60 * minuteMs).toISOString()
      const body = { fromAt, untilAt, cancel: chance(0.4) }
      const taken = await call({ method: 'POST', path: '/v1/practice/time-off', token, body })
      const id = taken.body.data?.id
      if (id && chance(0.8))
        await call({ method: 'POST', path: `/v1/practice/time-off/${id}/delete`, token })
    },
  }
  const often: (keyof typeof operations)[] = [
    ...['book', 'book', 'book', 'bookForClient', 'move', 'move'],
    ...['cancel', 'cancel', 'takeTimeOff'],
  ] as const
  for (let done = 0; done < context.operationCount; done += 1) await operations[pick(often)]()
  return written
}
