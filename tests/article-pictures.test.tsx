import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticlePicture } from '#app/features/blog/article-picture.tsx'
import { articles } from '#server/seeds/blog/articles.ts'

test('no two articles have the same picture', () => {
  const pictures = articles.map(({ slug, category, picture }) =>
    renderToStaticMarkup(
      <ArticlePicture article={{ slug, picture, category: { slug: category } }} />,
    ),
  )
  expect(pictures.length).toBeGreaterThan(10)
  expect(new Set(pictures).size).toBe(pictures.length)
})
