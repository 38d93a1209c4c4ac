import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { deleteUnsentFiles } from './chat-file.repository.ts'

const atOnce = 50

/** Deletes a batch of files that no message named for a day. Returns whether more may remain. */
export async function forgetUnsentFiles({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
  const before = later(clock.now(), -dayMs)
  return (await deleteUnsentFiles(db, { before, atMost: atOnce })) === atOnce
}
