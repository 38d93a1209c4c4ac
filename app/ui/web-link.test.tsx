import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WebLink } from './web-link.tsx'

const render = (href: string) =>
  renderToStaticMarkup(
    <WebLink href={href} className="x">
      WHO
    </WebLink>,
  )

test.each(['https://who.int/a', 'http://who.int/a'])('%s is a link', (href) => {
  expect(render(href)).toBe(`<a href="${href}" rel="noreferrer" class="x">WHO</a>`)
})

test.each(['data:text/html,x', 'javascript:alert(1)', ' https://who.int', '/account', 'tel:1', ''])(
  '%j stays text',
  (href) => {
    expect(render(href)).toBe('WHO')
  },
)
