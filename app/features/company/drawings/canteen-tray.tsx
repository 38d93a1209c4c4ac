import { Banana, Carrot, Chilli, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Fork, Spoon } from '#app/ui/tableware.tsx'

/** A canteen tray between fork and spoon, with the parts of Isi Piringku. */
export function CanteenTray() {
  return (
    <>
      <Fork at={[29, 120]} scale={0.56} />
      <Tray />
      <Spoon at={[291, 120]} scale={0.56} />
    </>
  )
}

function Tray() {
  return (
    <g transform="translate(38 9) scale(.91)">
      <rect x="26" y="36" width="224" height="184" rx="28" className="fill-current" />
      <rect x="22" y="26" width="224" height="184" rx="28" className="fill-main-400" />
      <rect x="27" y="30" width="214" height="174" rx="24" className="fill-main-300" />
      <Wells />
      <Tempe at={[64, 64]} turn={-8} scale={0.46} />
      <Tempe at={[72, 84]} turn={8} scale={0.46} />
      <Chilli at={[49, 88]} scale={0.6} />
      <Soup />
      <Papaya at={[205, 66]} turn={-12} scale={0.44} />
      <Banana at={[192, 90]} scale={0.5} />
      <Banana at={[211, 92]} turn={40} scale={0.5} />
      <Rice at={[88, 157]} turn={-14} scale={0.47} />
      <Leaf at={[172, 168]} turn={-74} tone="dark" scale={0.6} />
      <Leaf at={[180, 170]} turn={-34} tone="mid" scale={0.62} />
      <Leaf at={[168, 174]} turn={-112} tone="light" scale={0.5} />
      <Cucumber at={[164, 184]} scale={0.46} />
      <Carrot at={[190, 182]} scale={0.5} />
      <Carrot at={[210, 172]} turn={20} scale={0.45} />
    </g>
  )
}

function Wells() {
  const wells = [
    { x: 36, y: 40, width: 62, height: 66 },
    { x: 170, y: 40, width: 62, height: 66 },
    { x: 36, y: 116, width: 104, height: 80 },
    { x: 148, y: 116, width: 84, height: 80 },
  ]
  return wells.map(({ x, y, width, height }) => (
    <g key={`${x} ${y}`}>
      <rect x={x} y={y} width={width} height={height} rx="15" className="fill-main-400" />
      <rect x={x} y={y + 4} width={width} height={height - 4} rx="14" className="fill-main-200" />
    </g>
  ))
}

/** Sayur asem in the round well. */
function Soup() {
  return (
    <>
      <circle cx="134" cy="73" r="32" className="fill-main-400" />
      <circle cx="134" cy="75" r="30" className="fill-main-200" />
      <circle cx="134" cy="75" r="25" className="fill-food-carrot" />
      <Leaf at={[122, 68]} turn={-10} tone="mid" scale={0.26} />
      <Leaf at={[142, 88]} turn={200} tone="dark" scale={0.24} />
      <Carrot at={[144, 66]} scale={0.3} />
      <Chilli at={[128, 84]} scale={0.5} />
    </>
  )
}
