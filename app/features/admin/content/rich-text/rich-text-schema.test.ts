import { expect, test } from 'vitest'
import { isRichTextLink, richTextAttributes, richTextTags } from '#server/contract/rich-text.ts'
import { richTextSchema } from './rich-text-schema.ts'

test('[C27] the editor knows the allowed tags and attributes, and no others', () => {
  const { nodes, marks } = richTextSchema
  const types = Object.entries({ ...nodes, ...marks })
  const tags = types.map(([name]) => name).filter((name) => !['doc', 'text'].includes(name))
  expect(tags.toSorted()).toEqual([...richTextTags].toSorted())
  const attributes = types.flatMap(([name, { spec }]) => {
    const names = Object.keys(spec.attrs ?? {})
    return names.length > 0 ? [[name, names]] : []
  })
  expect(Object.fromEntries(attributes)).toEqual(richTextAttributes)
})

test.each([
  ['https://who.int/x', true],
  ['http://who.int', true],
  ['/pricing', true],
  ['#air', true],
  ['//other.example', false],
  ['/\\other.example', false],
  ['/\n/other.example', false],
  [' javascript:alert(1)', false],
  ['javascript:alert(1)', false],
  ['https:/other.example', false],
  ['data:text/html,x', false],
  ['', false],
])('a link to “%s” is allowed: %s', (href, isAllowed) => {
  expect(isRichTextLink(href)).toBe(isAllowed)
})
