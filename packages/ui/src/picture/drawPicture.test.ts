import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pictureColours } from '@parket/domain/brand/pictureColours'
import type { PictureTone } from '@parket/domain/brand/pictureTone'
import { drawPicture } from './drawPicture.ts'
import { pictureFormats, type PictureFormat, type PictureFormatName } from './formats.ts'
import { pictureSvg } from './pictureSvg.ts'
import { pointsOf } from './testing/pointsOf.ts'

const names = Object.keys(pictureFormats) as PictureFormatName[]
const seeds = fc.oneof(fc.nat({ max: 100_000 }).map(String), fc.string())
const formats = fc.constantFrom(...names)
const colours = pictureColours('#8a2e4a', 'colour')

/** What is drawn inside of the rooms kept free, but for the floor. */
function inTextsRoom(seed: string, format: PictureFormat): string[] {
  const { width, height, keepFree } = format
  return drawPicture(seed, format)
    .filter(({ paint }) => paint !== 'seam')
    .filter(({ path }) =>
      pointsOf(path).some(({ x, y }) =>
        keepFree.some(
          ({ left, right, top, bottom }) =>
            x > left * width && x < right * width && y > top * height && y < bottom * height,
        ),
      ),
    )
    .map(({ paint }) => paint)
}

test('nothing but the floor enters the room of the text', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(seeds, formats, (seed, name) => {
      expect(inTextsRoom(seed, pictureFormats[name])).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a page can keep another room free', { timeout: 60_000 }, () => {
  const rooms = fc.oneof(
    fc
      .double({ min: 0.1, max: 0.6, noNaN: true })
      .map((right) => ({ left: 0, top: 0, right, bottom: 1 })),
    fc
      .double({ min: 0.4, max: 0.9, noNaN: true })
      .map((top) => ({ left: 0, top, right: 1, bottom: 1 })),
  )
  fc.assert(
    fc.property(seeds, rooms, (seed, room) => {
      expect(inTextsRoom(seed, { ...pictureFormats.card, keepFree: [room] })).toEqual([])
    }),
  )
})

test('a picture is light: no more than 4.5 kB and 22 paths', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(seeds, formats, (seed, name) => {
      const svg = pictureSvg(seed, pictureFormats[name], colours)
      expect(svg.length).toBeLessThanOrEqual(4500)
      expect(svg.match(/<path/g)?.length).toBeLessThanOrEqual(22)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }),
    { numRuns: 300 },
  )
})

test('the same event has the same picture, another event another', () => {
  const drawn = Array.from({ length: 200 }, (_, id) =>
    JSON.stringify(drawPicture(String(id), pictureFormats.card)),
  )
  const again = Array.from({ length: 200 }, (_, id) =>
    JSON.stringify(drawPicture(String(id), pictureFormats.card)),
  )
  expect(again).toEqual(drawn)
  expect(new Set(drawn).size).toBe(200)
})

test('a face is darker or lighter the nearer it is, down to where the ribbon ends', () => {
  const svg = pictureSvg('7', pictureFormats.ticket, colours)
  expect(svg.match(/ y2="\d+"/g)).toEqual([' y2="422"', ' y2="422"'])
})

describe('it needs nothing that a printer or another page does not have', () => {
  test.each(names)('%s', (name) => {
    const tones: PictureTone[] = ['colour', 'dusk', 'dawn', 'stage', 'paper']
    for (const tone of tones) {
      const svg = pictureSvg('7', pictureFormats[name], pictureColours('#0f4f52', tone))
      expect(svg).not.toMatch(/filter|mask|opacity|style=|class=|var\(/)
    }
  })
})
