import * as v from 'valibot'
import { barcodeSchema } from '#server/contract/food-label.schema.ts'

/** Of the Shape Detection API, which Chrome has on Android and macOS. */
type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
type WithDetector = { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

const formats = ['ean_13', 'ean_8', 'upc_a', 'itf']

export function canReadBarcodes(): boolean {
  return 'BarcodeDetector' in globalThis
}

/** Returns the number of an article in a picture. Returns null if the browser finds none. */
export async function readBarcode(picture: Blob): Promise<string | null> {
  const { BarcodeDetector } = globalThis as WithDetector
  if (!BarcodeDetector) return null
  const found = await new BarcodeDetector({ formats }).detect(await createImageBitmap(picture))
  return found.map(({ rawValue }) => rawValue).find((text) => v.is(barcodeSchema, text)) ?? null
}
