import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const idBytes = 6
const ivBytes = 12
const tagBytes = 16

export type SealingKey = { id: string; bytes: Buffer }

/** Derives the key for one use of a secret. Its id tells which secret a text was sealed with. */
export function keyOf(secret: string, use: string): SealingKey {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', use, keyBytes + idBytes))
  return {
    id: derived.subarray(keyBytes).toString('base64url'),
    bytes: derived.subarray(0, keyBytes),
  }
}

/** Encrypts a text. The result begins with the key's id. */
export function sealText({ id, bytes }: SealingKey, text: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, bytes, iv)
  const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  const sealed = Buffer.concat([iv, sealing.getAuthTag(), content])
  return `${id}.${sealed.toString('base64url')}`
}

/** No sentence and no number looks like it. */
export function isSealed(text: string): boolean {
  return /^[\w-]{8}\.[\w-]+$/.test(text)
}

/** @throws if the text was changed or sealed with another key */
export function openSealed({ id, bytes }: SealingKey, sealed: string): string {
  const [sealedWith = '', content = ''] = sealed.split('.')
  if (sealedWith !== id) throw new Error(`This was sealed with the key ${sealedWith}, not ${id}`)
  const all = Buffer.from(content, 'base64url')
  const opening = createDecipheriv(cipher, bytes, all.subarray(0, ivBytes))
  opening.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([opening.update(all.subarray(ivBytes + tagBytes)), opening.final()])
  return text.toString('utf8')
}
