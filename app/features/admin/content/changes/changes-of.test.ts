import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

test('[C1] fields that the author did not touch are left out', () => {
  const base = { title: 'Satu', sections: [{ heading: 'A' }], picture: 'scale' }
  expect(changesOf(base, structuredClone(base))).toEqual({})
  expect(changesOf(base, { ...base, sections: [{ heading: 'B' }], picture: undefined })).toEqual({
    sections: [{ heading: 'B' }],
    picture: null,
  })
})
