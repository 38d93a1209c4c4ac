import { Leaf } from '#app/ui/food.tsx'

/** A letter half out of its envelope, with a cup of tea. */
export function OpenedLetter() {
  return (
    <>
      <path d="M32 116h208v98a10 10 0 0 1-10 10H42a10 10 0 0 1-10-10Z" className="fill-current" />
      <path d="M26 112 120 28a16 16 0 0 1 22 0l94 84v20H26Z" className="fill-primary-700" />
      <Sheet />
      <path
        d="M26 110l96 66a16 16 0 0 0 18 0l96-66v94a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12Z"
        className="fill-primary-600"
      />
      <path
        d="m32 211 76-52M230 211l-76-52"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-primary-700"
      />
      <Tea />
    </>
  )
}

function Sheet() {
  return (
    <>
      <rect x="52" y="56" width="158" height="122" rx="8" className="fill-food-plate" />
      <g transform="translate(0 6)">
        <circle cx="82" cy="80" r="17" className="fill-secondary-300" />
        <circle cx="82" cy="80" r="13.5" className="fill-white" />
        <path d="M82 80V69a11 11 0 0 1 9.5 16.5Z" className="fill-food-leaf" />
        <path d="m82 80 9.5 5.5a11 11 0 0 1-19 0Z" className="fill-food-carrot" />
        <path d="m82 80-9.5 5.5A11 11 0 0 1 82 69Z" className="fill-food-tempe" />
        <g fill="none" strokeWidth="6" strokeLinecap="round">
          <path d="M112 72h60" className="stroke-primary-600" />
          <path d="M112 88h80M70 112h122M70 128h96" className="stroke-main-300" />
        </g>
      </g>
    </>
  )
}

function Tea() {
  return (
    <>
      <ellipse cx="271" cy="88" rx="38" ry="37" className="fill-current" />
      <circle cx="268" cy="80" r="38" className="fill-food-plate" />
      <circle cx="268" cy="80" r="30" className="fill-food-plate-shade" />
      <path
        d="m286 98 13 13"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-primary-300"
      />
      <circle cx="268" cy="80" r="24" className="fill-primary-300" />
      <circle cx="268" cy="80" r="19" className="fill-food-tempe-shade" />
      <path
        d="M256 74c3-5 7-7 13-7"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-food-tempe"
      />
      <Leaf at={[262, 196]} turn={-30} tone="mid" scale={0.5} />
      <Leaf at={[258, 200]} turn={6} tone="dark" scale={0.46} />
    </>
  )
}
