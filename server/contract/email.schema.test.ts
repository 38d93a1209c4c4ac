import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailSchema } from './email.schema.ts'

test.each([
  ['Rina@Contoh.ID', 'rina@contoh.id'],
  [" o'brien@contoh.id ", "o'brien@contoh.id"],
  ['o’brien@contoh.id', "o'brien@contoh.id"],
  ['rina+diet@mail.contoh.co.id', 'rina+diet@mail.contoh.co.id'],
  ['\u200brina@contoh.id\u202c\n', 'rina@contoh.id'],
  ['rina @ contoh. id', 'rina@contoh.id'],
  ['rina@mail\u2011contoh.id', 'rina@mail-contoh.id'],
  ['mailto:rina@contoh.id?subject=Halo', 'rina@contoh.id'],
  ['Rina Sari <rina@contoh.id>', 'rina@contoh.id'],
  ['rina@contoh.id.', 'rina@contoh.id'],
  ['rina＠contoh.id', 'rina@contoh.id'],
])('%j becomes %s', (typed, address) => {
  expect(v.parse(emailSchema, typed)).toBe(address)
})

test.each([
  'rina@bücher.example',
  'rina@bu\u0308cher.example',
  'RINA@BÜCHER.EXAMPLE',
  'rina@xn--bcher-kva.example',
  'rina@ｂücher.example',
])('%s names one account', (typed) => {
  expect(v.parse(emailSchema, typed)).toBe('rina@xn--bcher-kva.example')
})

test.each([
  '',
  'rina',
  'rina@contoh',
  'rina sari@contoh.id',
  'rina..sari@contoh.id',
  '.rina@contoh.id',
  'rina@-contoh.id',
  'rina@contoh_toko.id',
  'rina@127.0.0.1',
  'rina@contoh.id, sari@contoh.id',
  'rina@contoh.id@contoh.id',
  'rina@bücher.example/@contoh.id',
  `${'r'.repeat(65)}@contoh.id`,
  `rina@${'contoh.'.repeat(40)}id`,
  'käthe@contoh.id',
  // A mail server may confuse it with sari@contoh.id.
  'ſari@contoh.id',
])('%j is not an address', (written) => {
  expect(v.is(emailSchema, written)).toBe(false)
})
