/** Property, model and ledger tests run at full size if `TEST_SIZE=full`, else at a fifth of it. */
export const isFullSize = process.env.TEST_SIZE === 'full'

export function runsOf(full: number): number {
  return isFullSize ? full : Math.ceil(full / 5)
}
