import { m } from '#app/i18n/paraglide/messages.js'
import { Banana, Carrot, Chilli, Cucumber, Leaf, Papaya, Rice, Tempe } from '#app/ui/food.tsx'
import { Fork, Plate, Spoon, Water } from '#app/ui/tableware.tsx'

/** Isi Piringku from above, with the shares of its parts. */
export function HeroPlate() {
  return (
    <figure className="flex flex-col gap-5">
      <PlateDrawing />
      <PlateKey />
    </figure>
  )
}

/** Half vegetables and fruit, half rice and tempe. */
function PlateDrawing() {
  return (
    <svg viewBox="0 0 640 560" role="img" aria-label={m.home_hero_picture()} className="w-full">
      <Cloth />
      <Water at={[566, 92]} scale={1.1} />
      <Fork at={[62, 300]} turn={-3} scale={1.15} />
      <Spoon at={[582, 330]} turn={4} scale={1.05} />
      <Plate at={[318, 288]} scale={2.28} />
      <Rice at={[232, 232]} turn={-20} scale={1.16} />
      <Vegetables />
      <Cucumber at={[176, 336]} turn={20} scale={1.1} />
      <Cucumber at={[194, 374]} turn={50} />
      <Tempe at={[272, 424]} turn={28} scale={1.12} />
      <Tempe at={[256, 384]} turn={12} scale={1.12} />
      <Tempe at={[278, 342]} turn={-8} scale={1.08} />
      <Papaya at={[404, 418]} turn={-42} scale={1.12} />
      <Papaya at={[376, 388]} turn={-40} scale={1.08} />
      <Banana at={[452, 364]} scale={1.1} />
      <Banana at={[474, 334]} turn={40} />
      <Banana at={[440, 332]} turn={-30} />
      <Chilli at={[334, 302]} />
      <Chilli at={[352, 314]} scale={0.8} />
    </svg>
  )
}

function Vegetables() {
  return (
    <>
      <Leaf at={[368, 190]} turn={-100} tone="dark" scale={1.05} />
      <Leaf at={[402, 214]} turn={-64} tone="dark" scale={1.25} />
      <Leaf at={[424, 232]} turn={-28} tone="dark" scale={1.2} />
      <Leaf at={[420, 262]} turn={8} tone="dark" scale={1.1} />
      <Leaf at={[350, 232]} turn={-84} tone="mid" scale={1.2} />
      <Leaf at={[378, 236]} turn={-44} tone="mid" scale={1.25} />
      <Leaf at={[402, 262]} turn={-4} tone="mid" scale={1.1} />
      <Leaf at={[356, 258]} turn={-62} tone="light" scale={1.1} />
      <Leaf at={[374, 268]} turn={-22} tone="light" scale={1.15} />
      <Carrot at={[354, 196]} scale={1.05} />
      <Carrot at={[434, 214]} turn={30} />
      <Carrot at={[410, 284]} turn={70} />
      <Carrot at={[394, 160]} turn={110} scale={0.9} />
      <Carrot at={[350, 266]} turn={20} scale={0.85} />
      <Carrot at={[388, 222]} turn={60} scale={0.95} />
    </>
  )
}

/** A woven mat, slightly askew. */
function Cloth() {
  return (
    <g transform="rotate(-5 320 280)">
      <path
        d="M52 62c170-8 360-6 536-3 4 150 6 300 1 446-180 5-358 6-538 1-4-150-3-300 1-444Z"
        className="fill-food-cloth"
      />
      <path
        d="M52 92c180-4 360-3 537-2M52 104c180-4 360-3 537-2M52 466c180 4 358 3 538 0M52 478c180 4 358 3 538 0"
        fill="none"
        strokeWidth="4"
        className="stroke-food-cloth-line"
      />
    </g>
  )
}

/** Legend of the drawing: the shares of Isi Piringku. */
function PlateKey() {
  const parts = [
    { dot: 'bg-food-rice ring-1 ring-line-strong', name: m.home_plate_staple(), share: '1/3' },
    { dot: 'bg-food-leaf', name: m.home_plate_vegetables(), share: '1/3' },
    { dot: 'bg-food-tempe', name: m.home_plate_side(), share: '1/6' },
    { dot: 'bg-food-papaya', name: m.home_plate_fruit(), share: '1/6' },
  ]
  return (
    <figcaption>
      <ul className="grid grid-cols-[auto_auto] justify-center gap-x-8 gap-y-2 text-sm sm:flex sm:gap-x-6">
        {parts.map(({ dot, name, share }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
            <span>{name}</span>
            <span className="font-bold tabular-nums">{share}</span>
          </li>
        ))}
      </ul>
    </figcaption>
  )
}
