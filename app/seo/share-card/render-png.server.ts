import { createRequire } from 'node:module'

export const fontFamily = 'Plus Jakarta Sans'
export type FontWeight = 500 | 700 | 800

const measuredSize = 100

/**
 * Loads the renderer with the first picture. It is native code: a platform without it only lacks
 * the pictures.
 */
export async function loadRenderer() {
  const { Resvg, renderAsync } = await import('@resvg/resvg-js')
  const require = createRequire(import.meta.url)
  // The renderer cannot read the compressed font of the pages.
  const fontFiles = [
    require.resolve('@expo-google-fonts/plus-jakarta-sans/500Medium/PlusJakartaSans_500Medium.ttf'),
    require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
    require.resolve(
      '@expo-google-fonts/plus-jakarta-sans/800ExtraBold/PlusJakartaSans_800ExtraBold.ttf',
    ),
  ]
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: fontFamily } }
  return {
    /** Renders in a thread, so that other requests go on. */
    async renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
      return Uint8Array.from((await renderAsync(svg, options)).asPng())
    },
    measureAt(weight: FontWeight) {
      const widths = new Map<string, number>()
      return (word: string): number => {
        const cachedWidth = widths.get(word)
        if (cachedWidth !== undefined) return cachedWidth
        const bounds = new Resvg(measuredSvg(word, weight), options).getBBox()
        const width = (bounds?.width ?? 0) / measuredSize
        widths.set(word, width)
        return width
      }
    },
  }
}

function measuredSvg(word: string, weight: FontWeight): string {
  const text = word.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="300"><text x="100" y="200" font-family="${fontFamily}" font-weight="${weight}" font-size="${measuredSize}">${text}</text></svg>`
}
