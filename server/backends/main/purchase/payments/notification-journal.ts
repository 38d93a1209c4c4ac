import { open, readFile, rename, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { dayMs } from '#app/lib/time.ts'

/** By then the operating system has written the database to disk. */
const retentionDays = 30

const entrySchema = v.object({
  rawBody: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type JournalEntry = v.InferOutput<typeof entrySchema>

/**
 * Payment notifications in a file beside a database that does not sync to disk (PGlite). An entry
 * is on disk once `append` resolves.
 */
export type NotificationJournal = {
  /** The entries at opening, oldest first, without duplicates. */
  entries: readonly JournalEntry[]
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}

/** Opens or creates the journal. Drops old entries and a truncated last one. */
export async function openNotificationJournal(
  path: string,
  now: Date,
): Promise<NotificationJournal> {
  const entries = await readEntries(path, now)
  await replaceFile(path, entries)
  const file = await open(path, 'a', 0o600)
  return {
    entries,
    async append(entry) {
      // One append per entry: concurrent entries do not interleave.
      await file.write(lineOf(entry))
      await file.datasync()
    },
    close: () => file.close(),
  }
}

async function readEntries(path: string, now: Date): Promise<JournalEntry[]> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const oldest = new Date(now.getTime() - retentionDays * dayMs).toISOString()
  const lineSchema = v.pipe(v.string(), v.parseJson(), entrySchema)
  const entries = text.split('\n').flatMap((line) => {
    const entry = v.safeParse(lineSchema, line)
    return entry.success && entry.output.receivedAt >= oldest ? entry.output : []
  })
  return [
    ...new Map(entries.toReversed().map((entry) => [entry.rawBody, entry])).values(),
  ].reverse()
}

/** Replaces the file atomically. */
async function replaceFile(path: string, entries: readonly JournalEntry[]): Promise<void> {
  const next = `${path}.next`
  await writeFile(next, entries.map(lineOf).join(''), { mode: 0o600, flush: true })
  await rename(next, path)
}

function lineOf({ rawBody, receivedAt }: JournalEntry): string {
  return `${JSON.stringify({ rawBody, receivedAt })}\n`
}
