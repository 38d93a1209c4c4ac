import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { appIcons } from '#app/config/app-icons.ts'

/** The share of a maskable icon's side that every mask leaves (W3C, Web App Manifest). */
const safeShare = 0.8
/** The plate's cloth, up to the edges that a mask takes away. */
const ground = '#f3bd4f'
const logoSize = 32

/** Draws the icons of the installed app from the site's logo; a platform without the renderer has none. */
export async function drawAppIcons(clientDir: string): Promise<void> {
  const logo = await readFile('public/icon.svg', 'utf8')
  const { Resvg } = await import('@resvg/resvg-js')
  await mkdir(`${clientDir}/app-icons`, { recursive: true })
  for (const { file, size, isMaskable } of appIcons) {
    const svg = isMaskable ? onGround(logo) : logo
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    await writeFile(`${clientDir}${file}`, png)
  }
}

function onGround(logo: string): string {
  const side = logoSize / safeShare
  const margin = (side - logoSize) / 2
  const drawing = logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${ground}"/>${drawing}</svg>`
}
