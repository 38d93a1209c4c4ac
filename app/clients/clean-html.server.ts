import sanitizeHtml from 'sanitize-html'
import { pictureAddressOf, pictureAt, sizesOf } from '#server/contract/picture-address.ts'
import {
  isRichTextPicture,
  richTextAttributes,
  richTextSchemes,
  richTextTags,
} from '#server/contract/rich-text.ts'

const pictureAttributes = ['srcset', 'sizes', 'width', 'height', 'loading', 'decoding']

/**
 * Removes all HTML the contract does not allow. The site's own backend has done so already, but a
 * foreign one must not inject a script either.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: {
      ...richTextAttributes,
      a: ['href', 'rel'],
      img: [...richTextAttributes.img, ...pictureAttributes],
    },
    allowedSchemes: richTextSchemes,
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isRichTextPicture(attribs.src ?? ''),
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer' }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { src, alt, ...sizesAt(src) },
      }),
    },
  })
  return withScrollingTables(clean)
}

/** Wraps wide tables in a focusable box that scrolls, so that the page itself does not. */
function withScrollingTables(clean: string): string {
  return clean
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** Returns what lets a browser choose a size, and keep the place of a picture that has not arrived. */
function sizesAt(src: string): Record<string, string> {
  const picture = pictureAt(src)
  if (!picture) return {}
  const sizes = sizesOf(picture).map((size) => `${pictureAddressOf(size)} ${size.width}w`)
  return {
    srcset: sizes.join(', '),
    // On a phone, an article's column is as wide as the window.
    sizes: '(min-width: 38rem) 35rem, 94vw',
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
    decoding: 'async',
  }
}
