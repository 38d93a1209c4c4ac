import { setTimeout as pause } from 'node:timers/promises'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import type { Disturbance } from './disturbances.ts'
import type { AcknowledgedSessions, ConsultationWorld } from './instance-messages.ts'
import type { Ledger } from './open-ledger.ts'
import { randomFrom } from './random-from.ts'
import { type BookedSession, type WrittenSessions, writeSessions } from './session-writer.ts'
import { foreseen } from './writer.ts'

type Round = {
  writerCount: number
  /** Per writer. */
  operationCount: number
  seed: number
  /** Runs while the writers write. */
  befall?: Disturbance
}

/** More would find the credits of the clients used up, and the hourly limit of calls reached. */
const operationsPerWorld = 40
/** Some at short notice, when cancelling costs the client or earns them a session. */
const hoursAhead = [3, 4, 5, 6, 50, 51, 52, 53]

/** Runs concurrent writers. Returns a sentence for each broken invariant. */
export async function runSessionRound(
  ledger: Ledger,
  { operationCount, befall, ...round }: Round,
): Promise<{ violations: string[]; bookedCount: number }> {
  const end = new AbortController()
  const befalling = befall?.(ledger, end.signal)
  const results: WrittenSessions[] = []
  for (let done = 0; done < operationCount; done += operationsPerWorld)
    results.push(
      ...(await writeInWorld(ledger, {
        ...round,
        operationCount: Math.min(operationsPerWorld, operationCount - done),
        seed: round.seed + done,
      })),
    )
  end.abort()
  await befalling
  const acknowledged = {
    bookedIds: results.flatMap(({ bookedIds }) => bookedIds),
    cancelledIds: results.flatMap(({ cancelledIds }) => cancelledIds),
    moves: results.flatMap(({ moves }) => moves),
  }
  const unforeseen = new Set(results.flatMap((written) => written.unforeseen))
  return {
    violations: [...unforeseen, ...(await lastingViolations(ledger, acknowledged))],
    bookedCount: acknowledged.bookedIds.length,
  }
}

async function writeInWorld(
  { instances }: Ledger,
  { writerCount, operationCount, seed }: Omit<Round, 'befall'>,
): Promise<WrittenSessions[]> {
  const world: ConsultationWorld = await instances[0]?.ask({ task: 'consultations' })
  const sessions: BookedSession[] = []
  const starts = startsFrom(Date.now())
  const rushed = await rush(instances, world, `${starts.at(-1)}`)
  const written = await Promise.all(
    Array.from({ length: writerCount }, (_, index) =>
      writeSessions({
        ...{ instances, world, sessions, starts, operationCount },
        random: randomFrom(seed * 1_000 + index),
      }),
    ),
  )
  return [rushed, ...written]
}

/** Quarters of hours, so that sessions of 45 minutes overlap in many ways. */
function startsFrom(now: number): string[] {
  const firstHour = Math.ceil(now / hourMs) * hourMs
  return hoursAhead.flatMap((hours) =>
    [0, 15, 30, 45].map((minutes) =>
      new Date(firstHour + hours * hourMs + minutes * minuteMs).toISOString(),
    ),
  )
}

/** Makes all clients book one time at once, which rarely happens by chance on a busy machine. */
async function rush(
  instances: Ledger['instances'],
  { practices, clients }: ConsultationWorld,
  startsAt: string,
): Promise<WrittenSessions> {
  const answers = await Promise.all(
    clients.flatMap(({ token, trackerIds }) =>
      trackerIds.map((trackerId, practice) =>
        instances[practice % instances.length]?.call({
          method: 'POST',
          path: `/v1/trackers/${trackerId}/appointments`,
          token,
          key: crypto.randomUUID(),
          body: {
            nutritionist: practices[practice]?.slug,
            ...{ startsAt, zone: 'Asia/Jakarta', locale: 'id' },
          },
        }),
      ),
    ),
  )
  const known = answers.filter((answer) => answer !== undefined)
  return {
    bookedIds: known.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : [])),
    cancelledIds: [],
    moves: [],
    unforeseen: known.flatMap(({ status, body }) =>
      foreseen.has(status) ? [] : [`rush: ${status} ${body.message}`],
    ),
  }
}

/** Retries, because another instance may still be sending a mail. */
async function lastingViolations(
  { instances, calendarMails }: Ledger,
  acknowledged: AcknowledgedSessions,
): Promise<string[]> {
  let violations: string[] = []
  for (let look = 0; look < 5; look += 1) {
    violations = await instances[0]?.ask({
      task: 'session-violations',
      ...{ calendarMails, ...acknowledged },
    })
    if (violations.length === 0) break
    await pause(500)
  }
  return violations
}
