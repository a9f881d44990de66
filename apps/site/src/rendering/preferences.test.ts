import { runInNewContext } from 'node:vm'
import { draftKey, keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { expect, test } from 'vitest'
import { tokenKey } from '@parket/react/data/auth/tokenKey'
import { themeKey } from '../data/themeKey.ts'
import { preferencesScript } from './preferences.ts'

type Kept = Record<string, string>
type Traits = Parameters<typeof preferencesScript>[0]

/** What stands on `<html>` after the script has run in a browser that has stored this. */
function run(traits: Partial<Traits>, local: Kept, session: Kept = {}): Kept {
  const dataset: Kept = { theme: 'light' }
  const storage = (kept: Kept) => ({
    length: Object.keys(kept).length,
    getItem: (key: string) => kept[key] ?? null,
  })
  runInNewContext(preferencesScript({ isForm: false, isRefused: false, ...traits }), {
    localStorage: storage(local),
    sessionStorage: storage(session),
    document: { documentElement: { dataset } },
  })
  return dataset
}

test('what a browser has chosen stands on the page before it is drawn', () => {
  expect(run({}, { [themeKey]: 'dark' })).toEqual({ theme: 'dark' })
  expect(run({}, {})).toEqual({ theme: 'light' })
})

test('a draft is looked for where a form is, in a browser that has stored something', () => {
  const draft = { [draftKey]: '{}' }
  expect(run({ isForm: true }, { [themeKey]: 'light' }, draft)).toMatchObject({ draft: 'kept' })
  expect(run({ isForm: true }, { [themeKey]: 'light' })).not.toHaveProperty('draft')
  expect(run({}, { [themeKey]: 'light' }, draft)).not.toHaveProperty('draft')
  expect(run({ isForm: true }, { [keptDraftsKey]: '[]' })).toMatchObject({ draft: 'kept' })
  expect(run({ isForm: true }, {}, draft)).not.toHaveProperty('draft')
})

test('what a visitor may not see is hidden from whoever is logged in until it is asked for again', () => {
  const login = { [tokenKey]: '1|secret' }
  expect(run({ isRefused: true }, login)).toMatchObject({ refusal: 'asked-again' })
  expect(run({ isRefused: true }, {})).not.toHaveProperty('refusal')
  expect(run({}, login)).not.toHaveProperty('refusal')
})
