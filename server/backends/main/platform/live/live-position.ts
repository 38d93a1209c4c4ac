/** The numbering of a member's events, and the number of the last one read. */
export type LivePosition = { epoch: string; seq: number }

export function textOfPosition({ epoch, seq }: LivePosition): string {
  return `${epoch}.${seq}`
}

/** A text that is no position belongs to no epoch. */
export function positionOf(text: string): LivePosition {
  const [, epoch = '', seq] = /^([\w-]{1,40})\.(\d{1,9})$/.exec(text) ?? []
  return { epoch, seq: Number(seq ?? 0) }
}
