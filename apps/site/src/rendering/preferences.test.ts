import { runInNewContext } from 'node:vm'
import { draftKey } from '@parket/domain/registration/draftKey'
import { expect, test } from 'vitest'
import { themeKey } from '../data/themeKey.ts'
import { preferencesScript } from './preferences.ts'

type Kept = Record<string, string>

/** What stands on `<html>` after the script has run in a browser that has stored this. */
function run(isForm: boolean, local: Kept, session: Kept = {}): Kept {
  const dataset: Kept = { theme: 'light' }
  const storage = (kept: Kept) => ({
    length: Object.keys(kept).length,
    getItem: (key: string) => kept[key] ?? null,
  })
  runInNewContext(preferencesScript(isForm), {
    localStorage: storage(local),
    sessionStorage: storage(session),
    document: { documentElement: { dataset } },
  })
  return dataset
}

test('what a browser has chosen stands on the page before it is drawn', () => {
  expect(run(false, { [themeKey]: 'dark' })).toEqual({ theme: 'dark' })
  expect(run(false, {})).toEqual({ theme: 'light' })
})

test('a draft is looked for where a form is, in a browser that has stored something', () => {
  const draft = { [draftKey]: '{}' }
  expect(run(true, { [themeKey]: 'light' }, draft)).toMatchObject({ draft: 'kept' })
  expect(run(true, { [themeKey]: 'light' })).not.toHaveProperty('draft')
  expect(run(false, { [themeKey]: 'light' }, draft)).not.toHaveProperty('draft')
  expect(run(true, {}, draft)).not.toHaveProperty('draft')
})
