/** A JPEG segment with its length. */
export const segment = (marker: number, content: Buffer | string) => {
  const body = Buffer.from(content as string, 'latin1')
  return Buffer.concat([
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]),
    body,
  ])
}

/** The JPEG segments that a decoder reads, without a real picture. */
const picture = {
  tables: segment(0xdb, 'quantisation'),
  frame: segment(0xc0, 'frame'),
  scan: Buffer.concat([segment(0xda, 'scan'), Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4])]),
}

/** An Exif segment as a phone writes it, with the orientation and the location. */
function exifSegment(orientation: number): Buffer {
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    Buffer.from([2, 0]),
    Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]),
    Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0, 50, 0, 0, 0]),
    Buffer.from('GPS -6.175110 106.865036'),
  ])
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
}

/** A JPEG with every kind of metadata. */
export function photoOf(orientation = 6): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0'),
    exifSegment(orientation),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Jakarta</x:xmpmeta>'),
    segment(0xed, 'Photoshop 3.0\0 Dewi'),
    segment(0xfe, 'Pixel 9 Pro'),
    ...Object.values(picture),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('PK\x03\x04 behind the end'),
  ])
}

/** What cleaning must leave of `photoOf`. */
export function cleanPartsOf(): Buffer {
  return Buffer.concat(Object.values(picture))
}
