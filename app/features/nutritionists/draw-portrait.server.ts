import { Avatar, Style } from '@dicebear/core'
import definition from '@dicebear/styles/avataaars.json' with { type: 'json' }
import type { Portrait } from '#server/contract/nutritionist.schema.ts'

/** Avataaars by Pablo Stanley, free for personal and commercial use, as stated in the drawing. */
const style = new Style(definition)

const skins = {
  light: '#f0c39e',
  tan: '#dca273',
  brown: '#b87a4b',
  deep: '#7d4f35',
} satisfies Record<Portrait['skin'], string>

const hairs = {
  black: '#2b2421',
  brown: '#5b3d2b',
  grey: '#a9a49b',
} satisfies Record<Portrait['hair'], string>

/** The site's palette: a file cannot read the style sheet of its page. */
const colours = {
  teal: { clothes: '#137a70', scarf: '#2f9c90' },
  turmeric: { clothes: '#c98a12', scarf: '#e0a832' },
  guava: { clothes: '#b0507a', scarf: '#cf7c9d' },
  leaf: { clothes: '#4d7f2a', scarf: '#7aa653' },
  sky: { clothes: '#2f6f9f', scarf: '#5b97c2' },
} satisfies Record<Portrait['colour'], { clothes: string; scarf: string }>

const tops = {
  hijab: 'hijab',
  'long-hair': 'straight02',
  bob: 'bob',
  bun: 'bun',
  curls: 'curly',
  'short-hair': 'shortFlat',
  'side-parting': 'theCaesarAndSidePart',
  'short-curls': 'shortCurly',
  thinning: 'sides',
} as const satisfies Record<Portrait['head'], string>

const beards = {
  light: 'beardLight',
  moustache: 'moustacheFancy',
} as const satisfies Record<NonNullable<Portrait['beard']>, string>

/** Draws a portrait as an SVG file, always the same for the same features. */
export function drawPortrait(portrait: Portrait): string {
  const { clothes, scarf } = colours[portrait.colour]
  return new Avatar(style, {
    seed: JSON.stringify(portrait),
    idRandomization: false,
    skinColor: skins[portrait.skin],
    topVariant: tops[portrait.head],
    hairColor: hairs[portrait.hair],
    hatColor: scarf,
    clothesVariant: 'blazerAndShirt',
    clothesColor: clothes,
    eyesVariant: 'default',
    eyebrowsVariant: 'defaultNatural',
    mouthVariant: 'twinkle',
    accessoriesVariant: 'prescription02',
    accessoriesColor: '#39413d',
    accessoriesProbability: portrait.hasGlasses ? 100 : 0,
    facialHairVariant: beards[portrait.beard ?? 'light'],
    facialHairColor: hairs[portrait.hair],
    facialHairProbability: portrait.beard ? 100 : 0,
  }).toString()
}
