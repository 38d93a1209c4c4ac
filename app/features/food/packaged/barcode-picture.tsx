import { useMutation } from '@tanstack/react-query'
import { useId, useSyncExternalStore } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { fieldStyles } from '#app/ui/field.tsx'
import { canReadBarcodes, readBarcode } from './read-barcode.ts'

const field = fieldStyles()

type BarcodePictureProps = { onRead: (barcode: string) => void }

/**
 * Reads the number from a picture, which stays on the device. Renders nothing in a browser without
 * BarcodeDetector.
 */
export function BarcodePicture({ onRead }: BarcodePictureProps) {
  const id = useId()
  const canRead = useSyncExternalStore(neverChanges, canReadBarcodes, () => false)
  const read = useMutation({ mutationFn: readBarcode })
  if (!canRead) return null
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={field.label()}>
        {m.food_packaged_picture()}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture)
            read.mutate(picture, { onSuccess: (barcode) => barcode !== null && onRead(barcode) })
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <p role="status" className={field.helperText()}>
        {read.data === null || read.isError
          ? m.food_packaged_picture_unread()
          : m.food_packaged_picture_hint()}
      </p>
    </div>
  )
}

function neverChanges() {
  return () => {}
}
