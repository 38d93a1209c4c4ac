import type { SignalBody } from '#server/contract/call.schema.ts'

type Candidate = Extract<SignalBody, { kind: 'candidates' }>['candidates'][number]

const batchMs = 200
/** As many as one signal may carry. */
const largestBatch = 50

/** Sends the candidates of each fifth of a second in one signal: a browser finds many at once. */
export function createCandidateBatches(send: (candidates: Candidate[]) => void) {
  let gathered: Candidate[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length > 0) send(gathered)
    gathered = []
  }

  return {
    add({ candidate, sdpMid, sdpMLineIndex }: Candidate): void {
      // The end of the candidates tells nothing that the connection does not.
      if (candidate === '') return
      gathered.push({ candidate, sdpMid, sdpMLineIndex })
      if (gathered.length === largestBatch) flush()
      else timer ??= setTimeout(flush, batchMs)
    },
    stop(): void {
      clearTimeout(timer)
      gathered = []
    },
  }
}
