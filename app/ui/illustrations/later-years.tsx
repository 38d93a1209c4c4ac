import { Banana, Leaf, Tempe } from '#app/ui/food.tsx'
import { Plate } from '#app/ui/tableware.tsx'

/** A grandfather with peci and glasses, and a small plate. */
export function LaterYears() {
  return (
    <>
      <path d="M14 240c4-44 30-66 68-72h76c38 6 62 28 66 72Z" className="fill-main-600" />
      <path d="M96 166h44l-22 34Z" className="fill-food-plate" />
      <path d="M100 138h36v30c-8 14-28 14-36 0Z" className="fill-food-skin-shade" />
      <Face />
      <path
        d="M74 74c-2-20 2-36 8-42 22-8 50-8 74 0 6 8 9 22 6 42-28-10-60-10-88 0Z"
        className="fill-main-950"
      />
      <path d="M75 66c28-9 58-9 87 0l-1 9c-28-10-58-10-86 0Z" className="fill-main-700" />
      <Plate at={[258, 178]} scale={0.54} />
      <Tempe at={[246, 166]} turn={14} scale={0.42} />
      <Tempe at={[250, 182]} turn={-8} scale={0.42} />
      <Leaf at={[262, 170]} turn={-50} tone="dark" scale={0.38} />
      <Leaf at={[264, 176]} turn={-6} tone="mid" scale={0.38} />
      <Banana at={[262, 202]} scale={0.5} />
      <Banana at={[278, 196]} scale={0.48} />
    </>
  )
}

function Face() {
  return (
    <>
      <circle cx="74" cy="106" r="10" className="fill-food-skin-shade" />
      <circle cx="162" cy="106" r="10" className="fill-food-skin-shade" />
      <path
        d="M118 50c-32 0-44 20-43 50 1 32 18 54 43 54s42-22 43-54c1-30-11-50-43-50Z"
        className="fill-food-skin"
      />
      <g fill="none" strokeLinecap="round">
        <g strokeWidth="3.4" className="stroke-main-800">
          <circle cx="98" cy="104" r="15" />
          <circle cx="138" cy="104" r="15" />
          <path d="M113 102c3-3 7-3 10 0M83 100l-8-2M153 100l8-2" />
        </g>
        <path
          d="M92 105c4 3 8 3 12 0M132 105c4 3 8 3 12 0"
          strokeWidth="3"
          className="stroke-food-seed"
        />
        <path
          d="M90 84c5-4 11-4 16-1M130 83c5-3 11-3 16 1"
          strokeWidth="4"
          className="stroke-main-200"
        />
        <path d="M108 140c7 5 14 5 21 0" strokeWidth="2.6" className="stroke-food-skin-shade" />
      </g>
      <path
        d="M98 130c6-7 13-9 20-5 7-4 14-2 20 5-7 4-14 4-20 1-6 3-13 3-20-1Z"
        className="fill-main-100"
      />
    </>
  )
}
