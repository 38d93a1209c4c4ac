import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { FullPlate } from '#app/ui/full-plate.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { Receipt } from '#app/ui/receipt.tsx'
import { Specimen } from './specimen.tsx'

export function SurfaceSpecimens() {
  const text = m.specimen_hint()
  return (
    <Specimen title={m.specimen_surfaces()}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card>{text}</Card>
        <Receipt>{text}</Receipt>
      </div>
      <PicturePanel picture={<FullPlate className="w-48" />}>{text}</PicturePanel>
      <PicturePanel ground="bare" picture={<FullPlate className="w-48" />}>
        {text}
      </PicturePanel>
    </Specimen>
  )
}
