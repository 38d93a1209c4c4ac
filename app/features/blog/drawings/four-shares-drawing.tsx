import { BalancedPlate } from '#app/ui/illustrations/balanced-plate.tsx'
import { Fork, Spoon } from '#app/ui/tableware.tsx'

/** The plate of Isi Piringku with its recommended shares. */
export function FourSharesDrawing() {
  return (
    <>
      <Fork at={[52, 104]} turn={-6} scale={0.5} />
      <Spoon at={[270, 102]} turn={8} scale={0.5} />
      <g transform="translate(26 -3) scale(0.84)">
        <BalancedPlate />
      </g>
    </>
  )
}
