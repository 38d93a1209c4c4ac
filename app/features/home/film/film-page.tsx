import { renderToStaticMarkup } from 'react-dom/server'
import { withOwnColours } from '#app/ui/drawing-colours.server.ts'
import { FilmFrame } from './film-frame.tsx'

export { filmSound } from './film-sound.ts'
export { filmSeconds, framesPerSecond } from './film-timeline.ts'

export function frameMarkup(seconds: number): string {
  return renderToStaticMarkup(<FilmFrame seconds={seconds} />)
}

/** A frame as a separate picture, by day and by night. It embeds its font, because a picture cannot use the page's. */
export function posterMarkup(seconds: number, fontUrl: string): string {
  const font = `<style>@font-face{font-family:Film;font-weight:750;src:url(${fontUrl})}</style>`
  const frame = frameMarkup(seconds)
    .replace('<svg ', '<svg style="color-scheme:light dark" ')
    .replace('</title>', `</title>${font}`)
  return withOwnColours(frame)
}

/** The few classes that the drawings use, from the colours of the site; light, as a film has one look. */
export function stylesFrom(siteCss: string, fontUrl: string): string {
  const colours = [...siteCss.matchAll(/--color-([a-z0-9-]+): ([^;]+);/g)]
  const rules = colours.map(
    ([, name, value]) =>
      `.fill-${name}{fill:var(--color-${name})}.stroke-${name}{stroke:var(--color-${name})}` +
      `:root{--color-${name}:${value}}`,
  )
  return `
    @font-face { font-family: Film; font-weight: 200 800; src: url(${fontUrl}) }
    :root { color-scheme: light } body { margin: 0 } svg { display: block }
    .fill-none { fill: none }
    ${rules.join('\n')}`
}
