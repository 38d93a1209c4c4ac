import type * as v from 'valibot'
import type { BlogContent } from '#server/backends/blog/blog-content.ts'
import type { ContentPass } from '#server/backends/content-pass.ts'
import {
  mostPictures,
  type newPictureSchema,
  type Picture,
  type PictureRefusal,
} from '#server/contract/editing/picture.schema.ts'
import { pictureAddressOf } from '#server/contract/picture-address.ts'
import { breaksReference } from '#server/db/broken-reference.ts'
import { makeSizes } from './make-sizes.ts'
import {
  countPictures,
  deletePicture,
  hasPicture,
  insertPicture,
  listPictures,
  listUses,
  lockPictures,
} from './picture.repository.ts'

/** Returns all pictures, newest first, with the texts that show them. */
export async function readPictures({ db }: BlogContent): Promise<Picture[]> {
  const [pictures, uses] = await Promise.all([listPictures(db), listUses(db)])
  const bySha256 = Map.groupBy(uses, ({ sha256 }) => sha256)
  return pictures.map(({ altId, altEn, addedBy, addedAt, ...picture }) => ({
    sha256: picture.sha256,
    address: pictureAddressOf(picture),
    alt: { id: altId, en: altEn },
    addedBy,
    addedAt: addedAt.toISOString(),
    uses: (bySha256.get(picture.sha256) ?? []).map(({ key }) => key),
  }))
}

/** Keeps a picture in its sizes, or tells why not. The same file again changes nothing. */
export async function addPicture(
  { db, clock }: BlogContent,
  { name: addedBy }: ContentPass,
  { base64, alt }: v.InferOutput<typeof newPictureSchema>,
): Promise<{ sha256: string } | PictureRefusal> {
  const made = await makeSizes(Buffer.from(base64, 'base64'))
  if ('message' in made) return made
  const { picture, files } = made
  const { sha256 } = picture
  return db.transaction(async (tx) => {
    await lockPictures(tx)
    if (await hasPicture(tx, sha256)) return { sha256 }
    if ((await countPictures(tx)) >= mostPictures) return { message: 'too-many' }
    const described = { altId: alt.id, altEn: alt.en, addedBy, addedAt: clock.now() }
    await insertPicture(tx, { ...picture, ...described }, files)
    return { sha256 }
  })
}

/** Removes a picture that no revision shows. Answers the texts of one that stays. */
export async function removePicture({ db }: BlogContent, sha256: string) {
  try {
    return { kind: (await deletePicture(db, sha256)) ? ('done' as const) : ('absent' as const) }
  } catch (error) {
    if (!breaksReference(error, 'picture_of_use')) throw error
    const uses = await listUses(db, sha256)
    return { kind: 'used' as const, uses: uses.map(({ key }) => key) }
  }
}
