import { expect, test } from 'vitest'
import * as engine from './scoring.ts'

test('the doors of the engine keep their names: others check it from outside by them', () => {
  const doors = [
    'planRounds',
    'drawHeats',
    'countCrosses',
    'skating',
    'relativePlacement',
    'scorePoints',
    'ratingPoints',
  ]
  expect(Object.keys(engine)).toEqual(expect.arrayContaining(doors))
})
