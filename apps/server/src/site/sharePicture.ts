import { createHash } from 'node:crypto'

import type { ShareCard } from '@parket/site/rendering'
import sharp from 'sharp'

/** Pictures kept in memory; one is some 60 kB. */
const MOST_KEPT = 200
/** The picture behind the drawing. */
const PICTURE = { left: 800, width: 400, height: 630 }

export interface SharePicture {
  png: Buffer
  etag: string
}

/**
 * Draws share cards. A card drawn once is not drawn again as long as nothing on it changes: it is
 * remembered by its content, which also holds the tenant's name and colour.
 *
 * @returns a function that takes a card and what reads the bytes of the picture on it (null: it
 *   cannot be had, and the card does without)
 */
export function createSharePictures() {
  const kept = new Map<string, Promise<Buffer>>()

  return async (
    card: ShareCard,
    read: (address: string) => Promise<Buffer | null>,
  ): Promise<SharePicture> => {
    const picture = card.picture === null ? null : await read(card.picture)
    const key = createHash('sha256')
      .update(card.svg)
      .update(picture ?? '')
      .digest('base64url')
    const drawn = kept.get(key) ?? draw(card.svg, picture)
    // Newest last; the oldest is dropped first.
    kept.delete(key)
    kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return { png: await drawn, etag: `"${key}"` }
  }
}

async function draw(svg: string, picture: Buffer | null): Promise<Buffer> {
  const drawing = Buffer.from(svg)
  const base = picture && (await fitted(picture))
  if (!base) return sharp(drawing).flatten({ background: '#ffffff' }).png(PNG).toBuffer()
  return sharp(drawing)
    .composite([{ input: base, left: PICTURE.left, top: 0 }])
    .png(PNG)
    .toBuffer()
}

const PNG = { palette: true, quality: 90, compressionLevel: 9 }

/** The picture in its place; null where it cannot be read. */
async function fitted(picture: Buffer): Promise<Buffer | null> {
  const { width, height } = PICTURE
  try {
    return await sharp(picture).resize({ width, height, fit: 'cover' }).png().toBuffer()
  } catch {
    return null
  }
}
