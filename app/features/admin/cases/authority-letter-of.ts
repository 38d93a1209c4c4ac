import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'

type Breach = Pick<PrivacyCase, 'receivedAt' | 'summary' | 'exposed' | 'measures'>

/** Writes the letter to the authority, which reads Indonesian. */
export function authorityLetterOf({ receivedAt, summary, exposed, measures }: Breach): string {
  return [
    'Pemberitahuan kegagalan pelindungan data pribadi (Pasal 46 UU No. 27 Tahun 2022)',
    `Diketahui pada: ${momentInJakarta(receivedAt, 'id')}`,
    `Kapan dan bagaimana terjadi:\n${summary}`,
    `Data pribadi yang terungkap:\n${exposed}`,
    `Upaya penanganan dan pemulihan:\n${measures}`,
  ].join('\n\n')
}
