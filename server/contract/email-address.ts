import { lineOf } from './typed-text.ts'

/**
 * Returns an email address in the form that names its account. It is in small letters, with the
 * domain as mail servers know it (`bücher.example` is `xn--bcher-kva.example`). Accepts what people
 * copy: a `mailto:` link, `Rina <rina@contoh.id>`, curly quotes, a full stop after the address.
 */
export function emailAddressOf(text: string): string {
  const address = bareAddressOf(lineOf(text))
    .replace(/[\u200c\u200d]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’]/g, "'")
    .replaceAll('＠', '@')
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(/[.,;]+$/, '')
  const at = address.lastIndexOf('@')
  if (at === -1) return address.toLowerCase()
  return `${address.slice(0, at)}@${asciiDomainOf(address.slice(at + 1))}`.toLowerCase()
}

function bareAddressOf(line: string): string {
  const named = /<([^<>]*)>$/.exec(line)?.[1]
  return (named ?? line).replace(/^mailto:([^?]*).*$/i, '$1')
}

/** Converts a domain with letters beyond ASCII (UTS 46). The URL parser of every browser can. */
function asciiDomainOf(domain: string): string {
  const isInternational = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^a-z0-9.-]/i.test(domain)
  if (!isInternational) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    // The schema refuses it.
    return domain
  }
}
