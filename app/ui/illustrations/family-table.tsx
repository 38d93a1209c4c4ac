import { Banana, Carrot, Chilli, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Plate, Water } from '#app/ui/tableware.tsx'

/** One pot in the middle, with a plate of a different size for each person. */
export function FamilyTable() {
  return (
    <>
      <SharedPot />
      <Plate at={[72, 70]} scale={0.52} />
      <Rice at={[58, 58]} scale={0.26} />
      <Tempe at={[58, 86]} turn={12} scale={0.24} />
      <Leaf at={[74, 62]} turn={-40} tone="dark" scale={0.36} />
      <Leaf at={[76, 72]} turn={-8} tone="mid" scale={0.36} />
      <Leaf at={[74, 82]} turn={30} tone="light" scale={0.32} />
      <Carrot at={[92, 58]} scale={0.28} />
      <Plate at={[250, 66]} scale={0.44} />
      <Rice at={[239, 56]} scale={0.2} />
      <Tempe at={[240, 80]} turn={-14} scale={0.2} />
      <Leaf at={[252, 60]} turn={-34} tone="mid" scale={0.32} />
      <Leaf at={[254, 70]} turn={4} tone="dark" scale={0.32} />
      <Carrot at={[264, 84]} scale={0.24} />
      <Plate at={[64, 182]} scale={0.4} />
      <Papaya at={[60, 186]} turn={-20} scale={0.36} />
      <Banana at={[74, 170]} scale={0.42} />
      <Plate at={[256, 178]} scale={0.56} />
      <Rice at={[241, 164]} scale={0.27} />
      <Tempe at={[242, 194]} turn={-12} scale={0.28} />
      <Leaf at={[260, 168]} turn={-42} tone="dark" scale={0.4} />
      <Leaf at={[262, 180]} turn={-6} tone="mid" scale={0.4} />
      <Leaf at={[258, 192]} turn={34} tone="light" scale={0.36} />
      <Carrot at={[284, 164]} scale={0.3} />
      <Water at={[160, 28]} scale={0.36} />
      <Water at={[160, 218]} scale={0.36} />
    </>
  )
}

/** Sayur asem in a clay pot, with contrast in light and dark mode. */
function SharedPot() {
  return (
    <>
      <circle cx="161" cy="126" r="55" className="fill-food-cloth-line" />
      <rect x="97" y="106" width="126" height="32" rx="14" className="fill-food-tempe-shade" />
      <circle cx="160" cy="122" r="55" className="fill-food-tempe-shade" />
      <circle cx="160" cy="122" r="47" className="fill-food-tempe" />
      <circle cx="160" cy="123" r="43" className="fill-food-carrot" />
      <Leaf at={[140, 112]} turn={-20} tone="mid" scale={0.48} />
      <Leaf at={[168, 138]} turn={150} tone="dark" scale={0.46} />
      <Leaf at={[160, 130]} turn={30} tone="light" scale={0.4} />
      <Carrot at={[148, 142]} scale={0.4} />
      <Carrot at={[180, 108]} scale={0.38} />
      <Chilli at={[154, 98]} scale={0.6} />
      <Chilli at={[186, 132]} scale={0.55} />
    </>
  )
}
