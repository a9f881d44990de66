import { qrPath } from './qrPath.ts'

/** Pixels a module: large enough for the gallery of a phone and the camera of another. */
const SCALE = 12

/**
 * A QR code as a PNG, black on white, to be saved or shared.
 * @throws Error where the browser makes no picture of it
 */
export async function qrImage(text: string): Promise<Blob> {
  const { size, path } = qrPath(text)
  const canvas = document.createElement('canvas')
  canvas.width = size * SCALE
  canvas.height = size * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SCALE, SCALE)
  context.fillStyle = '#000'
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no array
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The picture could not be made'))
    }, 'image/png')
  })
}
