/** The anchor of a message in its thread, by its number. */
export function messageAnchor(seq: number): string {
  return `pesan-${seq}`
}

/** Returns the number of the message that an anchor names, or undefined. */
export function seqOfAnchor(hash: string): number | undefined {
  const [, digits] = /^pesan-(\d{1,9})$/.exec(hash) ?? []
  return digits === undefined ? undefined : Number(digits)
}
