import { expect, it } from 'vitest'

import { checkAffiliation } from './affiliation.ts'

it('takes troupe, club and coach as they are, and none of them', () => {
  expect(checkAffiliation({ troupe: '', club: '', coach: '' })).toEqual({})
  expect(checkAffiliation({ troupe: 'Волна', club: '«Ритм»', coach: 'Орлова А.' })).toEqual({})
})

it('refuses what is longer than a name', () => {
  const long = 'я'.repeat(101)
  expect(Object.keys(checkAffiliation({ troupe: long, club: long, coach: long }))).toEqual([
    'regData.troupe',
    'regData.club',
    'regData.coach',
  ])
})
