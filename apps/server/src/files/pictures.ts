import { slotAdvice } from '@parket/domain/files/eventFiles'
import type { UploadPlace } from '@parket/domain/files/fileTypes'
import sharp, { type Sharp } from 'sharp'

import { invalidFields } from '../http/problem.ts'
import { atFile } from './incoming.ts'

/** More pixels than any camera makes: a small file can hold a picture that fills the memory. */
const MOST_PIXELS = 50_000_000
/** A picture of one pixel by millions costs seconds, however small its file. */
const MOST_SIDE = 20_000

/** The widest and highest a preview is, in pixels. */
const PREVIEW_SIZE = 480
const LOGO_SIZE = 512
const FAVICON_SIZE = 192
const PHOTO_SIZE = 512

/** The types of what is made here. */
export const WEBP = 'image/webp'
export const PNG = 'image/png'

/** A file's path, or its content. */
type Source = string | Buffer

/**
 * A small WebP of a picture. One that lies behind a page is as large as is advised for its place, and cut to that
 * shape: the page shows it instead of the file, however heavy that is.
 *
 * @throws Problem 422 when it cannot be read
 */
export function makePreview(source: Source, place?: UploadPlace): Promise<Blob> {
  const isBackground = place === 'bg-mobile' || place === 'bg-desktop'
  const background = isBackground ? slotAdvice(place).dimensions : null
  const { width, height } = background ?? { width: PREVIEW_SIZE, height: PREVIEW_SIZE }
  const fit = background ? 'cover' : 'inside'
  return convert(source, WEBP, (picture) =>
    picture.resize(width, height, { fit, withoutEnlargement: true }).webp({ quality: 80 }),
  )
}

/** A logo as WebP, transparent where it was. @throws Problem 422 when it cannot be read */
export function makeLogo(source: Source): Promise<Blob> {
  return convert(source, WEBP, (picture) =>
    picture
      .resize(LOGO_SIZE, LOGO_SIZE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 }),
  )
}

/** A square icon as PNG, which every browser takes. @throws Problem 422 when it cannot be read */
export function makeFavicon(source: Source): Promise<Blob> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return convert(source, PNG, (picture) =>
    picture.resize(FAVICON_SIZE, FAVICON_SIZE, { fit: 'contain', background }).png(),
  )
}

/**
 * The square in the middle of a photo as WebP, without what the camera wrote about place and time.
 *
 * @throws Problem 422 when it cannot be read
 */
export function makePhoto(path: string): Promise<Blob> {
  return convert(path, WEBP, (picture) =>
    picture.resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' }).webp({ quality: 85 }),
  )
}

let last: Promise<unknown> = Promise.resolve()

/** Processes one picture at a time: each may need much memory. */
function convert(source: Source, type: string, change: (picture: Sharp) => Sharp): Promise<Blob> {
  const made = last.then(async () => {
    const bytes = await convertNow(source, change).catch(() => {
      throw invalidFields(atFile('picture_unreadable'))
    })
    return new Blob([bytes], { type })
  })
  last = made.catch(() => {})
  return made
}

async function convertNow(source: Source, change: (picture: Sharp) => Sharp): Promise<Buffer> {
  const { width, height } = await open(source).metadata()
  if (Math.max(width, height) > MOST_SIDE) throw new RangeError('a side is too long')
  return change(open(source)).toBuffer()
}

function open(source: Source): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
}
