import { Carrot, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

/** The four parts of Isi Piringku on one plate. */
export function BalancedPlate() {
  return (
    <>
      <Plate at={[160, 122]} scale={1.02} />
      <Rice at={[125, 100]} turn={-20} scale={0.48} />
      <Leaf at={[170, 92]} turn={-70} tone="dark" scale={0.55} />
      <Leaf at={[178, 104]} turn={-24} tone="mid" scale={0.62} />
      <Leaf at={[172, 96]} turn={-46} tone="light" scale={0.58} />
      <Leaf at={[182, 114]} turn={6} tone="dark" scale={0.5} />
      <Carrot at={[188, 82]} scale={0.5} />
      <Carrot at={[206, 108]} scale={0.45} />
      <Tempe at={[136, 168]} turn={24} scale={0.46} />
      <Tempe at={[128, 150]} turn={4} scale={0.46} />
      <Papaya at={[190, 168]} turn={-38} scale={0.52} />
      <Papaya at={[178, 154]} turn={-36} scale={0.5} />
    </>
  )
}
