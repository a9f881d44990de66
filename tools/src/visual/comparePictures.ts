import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface PictureDifference {
  /** Part of the pixels that differ, 0 to 1. */
  share: number
  /** PNG: what differs in red over the faded picture. */
  picture: Buffer
}

/**
 * How two pictures differ; null when they do not. Where one is larger, all of the rest differs.
 * Edges that are only smoothed differently do not count.
 *
 * @param before,after PNG
 */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | null {
  if (before.equals(after)) return null
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const difference = new PNG({ width, height })
  const count = pixelmatch(
    enlarged(one, width, height),
    enlarged(other, width, height),
    difference.data,
    width,
    height,
    { threshold: 0.05 },
  )
  return count === 0
    ? null
    : { share: count / (width * height), picture: PNG.sync.write(difference) }
}

/** The pixels of a picture on a sheet of this size; what it does not cover is transparent. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const sheet = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet.data
}
