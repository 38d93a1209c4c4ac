import { createHash } from 'node:crypto'

/** What a content security policy allows beside files: sources for inline scripts and styles. */
export type InlineSources = { scripts: string[]; styles: string[] }

/** Whatever carries the nonce of its response, for a page made for one visitor. */
export function nonceSourcesOf(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

const inlineElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
/** A script element of another type holds data, and the policy does not ask about it. */
const isFileOrData = /\bsrc=|\btype="(?!module")/

/** The hashes of a page's inline scripts and styles, for a page that is the same for everybody. */
export function inlineHashesOf(html: string): InlineSources {
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement))
    if (name === 'style' || !isFileOrData.test(attributes)) hashes[name]?.add(hashOf(text))
  return { scripts: [...(hashes.script ?? [])], styles: [...(hashes.style ?? [])] }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
