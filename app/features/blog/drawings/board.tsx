import { blobPath } from '#app/ui/drawing.ts'

const outline = blobPath(
  { x: 160, y: 102 },
  { width: 262, height: 164 },
  { seed: 6, unevenness: 0.02 },
)

/** A wooden board that fills the picture. */
export function Board() {
  return (
    <>
      <path d={outline} transform="translate(3 7)" className="fill-food-tempe-shade" />
      <path d={outline} className="fill-food-soy" />
      <path
        d="M62 62c60-8 130-8 196 0M54 106c70-6 142-6 212 0M66 150c60 6 126 6 188 0"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-food-tempe"
      />
    </>
  )
}
