import { afterEach, expect, test, vi } from 'vitest'
import { canReadBarcodes, readBarcode } from './read-barcode.ts'

afterEach(() => vi.unstubAllGlobals())

function detectorOf(...texts: string[]) {
  vi.stubGlobal('createImageBitmap', async (picture: Blob) => picture)
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => texts.map((rawValue) => ({ rawValue }))
    },
  )
}

test('[S2.26] a picture gives the first number whose check digit is right', async () => {
  detectorOf('https://contoh.id', '4006381333932', '4006381333931', '96385074')
  expect(canReadBarcodes()).toBe(true)
  expect(await readBarcode(new Blob())).toBe('4006381333931')
})

test('[S2.26] a picture without such a number gives none', async () => {
  detectorOf('4006381333932')
  expect(await readBarcode(new Blob())).toBeNull()
})

test('[S2.26] a browser without BarcodeDetector offers no picture', async () => {
  expect(canReadBarcodes()).toBe(false)
  expect(await readBarcode(new Blob())).toBeNull()
})
