/** Returns whether a file begins with these bytes. Rejects if the file cannot be read. */
export async function beginsLike(file: Blob, beginning: readonly number[]): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, beginning.length).arrayBuffer())
  return beginning.every((byte, at) => bytes[at] === byte)
}
