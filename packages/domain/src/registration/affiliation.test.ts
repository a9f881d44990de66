import { expect, it } from 'vitest'

import { checkAffiliation } from './affiliation.ts'

it('takes troupe, club and coach as they are, and none of them', () => {
  expect(checkAffiliation({ troupe: '', club: '', coach: '' })).toEqual({})
  expect(checkAffiliation({ troupe: 'Волна', club: '«Ритм»', coach: 'Орлова А.' })).toEqual({})
})

it.each(['http://evil.test', '=HYPERLINK("x")', '＝1+1', '\u200B=1'])('refuses %j', (text) => {
  expect(Object.keys(checkAffiliation({ troupe: text, club: text, coach: text }))).toHaveLength(3)
})

it('refuses what is longer than a name', () => {
  const long = 'я'.repeat(101)
  expect(Object.keys(checkAffiliation({ troupe: long, club: long, coach: long }))).toEqual([
    'regData.troupe',
    'regData.club',
    'regData.coach',
  ])
})
