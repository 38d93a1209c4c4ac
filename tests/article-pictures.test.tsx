import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ArticlePicture } from '#app/features/blog/article-picture.tsx'
import { drawArticle } from '#app/features/blog/draw-article.server.tsx'
import { articles } from '#server/seeds/blog/articles.ts'

// The test runner empties style sheets, even those that are imported as text.
vi.mock('#app/styles/app.css?raw', () => ({
  default: readFileSync(new URL('../app/styles/app.css', import.meta.url), 'utf8'),
}))

const pictured = articles.map(({ slug, category, picture }) => ({
  slug,
  picture,
  category: { slug: category },
}))

test('no two articles have the same picture', () => {
  const pictures = pictured.map((article) =>
    renderToStaticMarkup(<ArticlePicture article={article} />),
  )
  expect(pictures.length).toBeGreaterThan(10)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('no two articles have the same share picture, which must contain its own colours', () => {
  const pictures = pictured.map(drawArticle)
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const picture of pictures) {
    const classes = [...picture.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(classes.length).toBeGreaterThan(3)
    for (const name of classes) expect(picture).toContain(`.${name}{`)
  }
})
