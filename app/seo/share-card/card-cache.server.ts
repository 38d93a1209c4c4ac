/** Pictures kept in memory: a little more than the content has, in both languages. */
const mostPictures = 200

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * The picture under its key, made once: those who ask together wait for the same one, and the one
 * that nobody asked for the longest goes first. A failure is not kept.
 */
export function cachedCard(
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = pictures.get(key) ?? make()
  pictures.delete(key)
  pictures.set(key, picture)
  const [oldest] = pictures.keys()
  if (oldest !== undefined && pictures.size > mostPictures) pictures.delete(oldest)
  picture.catch(() => pictures.get(key) === picture && pictures.delete(key))
  return picture
}
