import { expect, test } from 'vitest'
import { dancerPicture, resultPicture } from './sharePictures.ts'

test('pictures stand below the pages that they are of', () => {
  const contest = { eventId: 1, groupNum: 41 }
  expect(resultPicture(contest, { number: 57 })).toBe('/events/1/results/41/share.png?number=57')
  expect(dancerPicture(1)).toBe('/events/1/share.png?card=dancer&shape=tall')
})
