import { renderToStaticMarkup } from 'react-dom/server'
import { drawingRules } from '#app/ui/drawing-colours.server.ts'
import type { PicturedArticle } from '#server/contract/blog.schema.ts'
import { type Ground, sceneOf } from './article-picture.tsx'

/** As on a page in light mode. */
const grounds = {
  cloth: 'fill-food-cloth',
  turmeric: 'fill-secondary-200',
  pine: 'fill-main-200',
  teal: 'fill-primary-200',
  night: 'fill-primary-900',
} satisfies Record<Ground, string>

/** Draws an article's picture as an SVG file that needs no style sheet. */
export function drawArticle(article: PicturedArticle): string {
  const { ground, scene } = sceneOf(article)
  return renderToStaticMarkup(
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width="640"
      height="400"
      viewBox="0 0 320 200"
    >
      <style>{drawingRules}</style>
      <rect width="320" height="200" className={grounds[ground]} />
      {scene}
    </svg>,
  )
}
