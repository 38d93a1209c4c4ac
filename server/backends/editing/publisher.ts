import type { Logger } from 'pino'
import { applyDue } from './apply-due.service.ts'
import type { EditingContext } from './editing-context.ts'

/** Due times are in the database, so every instance finds changes and cancellations of others. */
const pollMs = 5_000

/** Publishes and withdraws what is due, at the start also what became due while nothing ran. */
export function createPublisher(context: EditingContext, log: Pick<Logger, 'error'>) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  const work = async () => {
    try {
      while (timer && (await applyDue(context))) {}
    } catch (error) {
      log.error({ err: error }, 'due texts could not be published')
    } finally {
      round = undefined
    }
  }
  const look = () => {
    round ??= work()
  }
  return {
    start() {
      timer ??= setInterval(look, pollMs).unref()
      look()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await round
    },
  }
}
