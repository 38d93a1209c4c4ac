import { createHash } from 'node:crypto'

/** The inline scripts and styles that a content security policy allows. */
export type InlineSources = { scripts: string[]; styles: string[] }

/** Allows the elements that carry the nonce of their response, for a page made for one visitor. */
export function nonceSourcesOf(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

const inlineElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

/**
 * Replaces the nonce of a page that many visitors share by hashes. Only elements with the nonce are
 * hashed: a script that content smuggled past the sanitizers stays forbidden.
 */
export function hashNonced(html: string, nonce: string): { html: string; inline: InlineSources } {
  const attribute = ` nonce="${nonce}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement))
    if (attributes.includes(attribute)) hashes[name as keyof typeof hashes].add(hashOf(text))
  return {
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(attribute, ''),
    inline: { scripts: [...hashes.script], styles: [...hashes.style] },
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
