import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturesByMode } from './pictures.ts'

void test('a story counts once a mode, but where it asks not to be looked at', () => {
  const modes = { light: {}, dark: {} }
  const counts = picturesByMode([
    { modes },
    { modes: { ...modes, dark: { disable: true } } },
    { modes, disableSnapshot: true },
  ])
  assert.deepEqual(Object.fromEntries(counts), { light: 2, dark: 1 })
})
