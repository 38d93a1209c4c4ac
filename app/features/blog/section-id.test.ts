import { expect, test } from 'vitest'
import { sectionIdsOf } from './section-id.ts'

test('each section of an article has a unique id', () => {
  expect(
    sectionIdsOf(['Mulai dari dua bagian', 'Crème, 50 %', '…', 'Mulai: dari dua bagian!']),
  ).toEqual(['mulai-dari-dua-bagian', 'creme-50', 'section', 'mulai-dari-dua-bagian-2'])
})
