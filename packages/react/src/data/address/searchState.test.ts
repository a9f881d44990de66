import { describe, expect, test } from 'vitest'
import { readSearchState } from './searchState.ts'

interface Query {
  q: string
  sort: 'name' | '-name'
}
const defaults: Query = { q: '', sort: 'name' }
const known = { sort: ['name', '-name'] as const }

describe('state in the address', () => {
  test('is what the address names, else the default', () => {
    expect(readSearchState('?q=анна&sort=-name', defaults, known)).toEqual({
      q: 'анна',
      sort: '-name',
    })
    expect(readSearchState('', defaults, known)).toEqual(defaults)
  })
  test('a value that is not known counts as not named', () => {
    expect(readSearchState('sort=password&q=password', defaults, known)).toEqual({
      q: 'password',
      sort: 'name',
    })
  })
  test('what else the address says is left alone', () => {
    expect(readSearchState('ds=vesna.localhost', defaults)).toEqual(defaults)
  })
})
