import { Chilli, Cucumber, Leaf, Rice, Tempe } from '#app/ui/food.tsx'

/** A lunch box of a meeting, and a written offer. */
export function WrittenOffer() {
  return (
    <>
      <RiceBox />
      <Offer />
      <Pen />
    </>
  )
}

function RiceBox() {
  return (
    <>
      <rect x="28" y="92" width="140" height="122" rx="9" className="fill-current" />
      <path d="M36 30h118a7 7 0 0 1 7 6l3 50H26l3-50a7 7 0 0 1 7-6Z" className="fill-food-soy" />
      <path d="M44 40h102l5 38H39Z" className="fill-food-rice" />
      <rect x="24" y="82" width="142" height="124" rx="8" className="fill-food-tempe" />
      <rect x="32" y="90" width="126" height="108" rx="5" className="fill-food-soy" />
      <path d="M32 108 46 90h100l12 20v70l-16 18H50l-18-16Z" className="fill-food-leaf" />
      <path
        d="M40 118c34-14 76-16 112-6M38 176c36 12 78 12 114-2"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        className="stroke-food-leaf-shade"
      />
      <Rice at={[82, 134]} turn={-12} scale={0.46} />
      <Leaf at={[118, 132]} turn={-60} tone="dark" scale={0.46} />
      <Leaf at={[122, 134]} turn={-20} tone="light" scale={0.42} />
      <Tempe at={[126, 158]} turn={14} scale={0.46} />
      <Tempe at={[118, 176]} turn={-6} scale={0.46} />
      <Cucumber at={[72, 180]} scale={0.52} />
      <Cucumber at={[90, 184]} turn={30} scale={0.5} />
      <Chilli at={[56, 172]} scale={0.66} />
    </>
  )
}

function Offer() {
  return (
    <g transform="rotate(5 240 118)">
      <rect x="190" y="46" width="108" height="154" rx="7" className="fill-current" />
      <rect x="186" y="38" width="108" height="154" rx="7" className="fill-food-plate" />
      <rect x="199" y="52" width="54" height="9" rx="4.5" className="fill-primary-600" />
      <circle cx="277" cy="57" r="8.5" className="fill-secondary-300" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="m200 86 5 5 8-10M200 111l5 5 8-10M200 136l5 5 8-10"
          strokeWidth="4.5"
          className="stroke-primary-600"
        />
        <path d="M225 86h56M225 111h46M225 136h52" strokeWidth="6" className="stroke-main-300" />
        <path d="M201 176h40" strokeWidth="2.5" className="stroke-main-400" />
        <path
          d="M204 172c6-12 10-16 11-11s-4 11 1 9 6-9 9-8-2 8 3 8 6-5 11-5"
          strokeWidth="2.8"
          className="stroke-info-700"
        />
      </g>
    </g>
  )
}

function Pen() {
  return (
    <g transform="translate(268 186) rotate(-38)">
      <rect x="-46" y="1" width="92" height="11" rx="5" className="fill-current" />
      <path d="M-34-6h62a6 6 0 0 1 6 6 6 6 0 0 1-6 6h-62Z" className="fill-primary-700" />
      <path d="M-34-6v12l-14-4.5a1.6 1.6 0 0 1 0-3Z" className="fill-secondary-300" />
      <path d="M-18-6h8V6h-8Z" className="fill-secondary-300" />
    </g>
  )
}
