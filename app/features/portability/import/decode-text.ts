/** Decodes a file in the encodings that spreadsheets write. Returns undefined for a binary file. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = textIn(bytes)
  return text?.includes('\0') ? undefined : text
}

function textIn(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
