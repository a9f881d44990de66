import { contrast } from '@parket/domain/brand/oklch'
import { page } from 'vitest/browser'

/** Pixels of an element as it is on the screen. */
export async function pictureOf(element: Element): Promise<ImageData> {
  const base64 = await page.screenshot({ element, base64: true, save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

/** How many pixels of two pictures of one size differ with at least this contrast. */
export function loudPixels(one: ImageData, other: ImageData, least: number): number {
  let count = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const [before, after] = [hexOf(one.data, at), hexOf(other.data, at)]
    if (before !== after && contrast(before, after) >= least) count += 1
  }
  return count
}

/** A colour as the browser computes it, `rgb(…)`, as `#rrggbb`. */
export function toHex(colour: string): string {
  return hexOf((colour.match(/[\d.]+/g) ?? []).map(Number), 0)
}

/** The pixel whose red stands at a place. */
function hexOf(data: ArrayLike<number>, at: number): string {
  const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
