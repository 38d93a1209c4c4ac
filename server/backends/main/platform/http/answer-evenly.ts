import { setTimeout } from 'node:timers/promises'

/** Far longer than the work that depends on whether an account exists. */
const evenAnswerMs = 150

/** Answers no sooner than a fixed time after the call, so that response times reveal no account. */
export async function answerEvenly<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, setTimeout(evenAnswerMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
