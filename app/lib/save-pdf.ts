import { saveFile } from './save-file.ts'

/** Saves a document that a backend sent as base64. */
export function savePdf(name: string, pdfBase64: string): void {
  const bytes = Uint8Array.from(atob(pdfBase64), (character) => character.charCodeAt(0))
  saveFile(new Blob([bytes], { type: 'application/pdf' }), `${name}.pdf`)
}
