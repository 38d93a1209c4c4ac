import { setTimeout } from 'node:timers/promises'

/** Far more than the work takes that could tell who has an account. */
const evenAnswerMs = 150

/**
 * Answers no sooner than a fixed time after the call, so that how long the work took cannot be told
 * from outside: for calls that do more for some addresses than for others.
 */
export async function answerEvenly<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, setTimeout(evenAnswerMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
