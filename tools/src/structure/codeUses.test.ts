import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { codeUses, runsWith } from './codeUses.ts'

const uses = codeUses()
const file = (path: string) => join(root, ...path.split('/'))
const screen = (path: string) => file(`packages/ui/src/screens/${path}`)

void test('code that a file loads later is used by it, through the exports of a package', () => {
  const page = file('apps/site/src/pages/office/contests/ContestListPage.tsx')
  const dialog = screen('office/rounds/StepBackDialog/StepBackDialog.tsx')
  assert.ok(uses.get(page)?.includes(dialog))
})

void test('a file whose types alone are named is not used', () => {
  const hook = file('apps/site/src/pages/office/rounds/useRoundSteps.ts')
  const rounds = screen('office/rounds/ContestRoundsScreen/ContestRoundsScreen.tsx')
  assert.ok(uses.has(hook))
  assert.ok(!uses.get(hook)?.includes(rounds))
})

void test('every file that is used of these packages is there', () => {
  const missing = [...uses].flatMap(([user, used]) =>
    used
      .filter((one) => /\.tsx?$/.test(one) && !uses.has(one) && !/generated|\.css\.ts$/.test(one))
      .map((one) => `${user}: ${one}`),
  )
  assert.deepEqual(missing, [])
  assert.ok(uses.size > 800)
})

void test('what runs with a file runs with those that use it', () => {
  const page = file('apps/site/src/pages/office/rounds/ContestRoundsPage.tsx')
  const dialog = screen('office/registrations/ConsentRequestDialog/ConsentRequestDialog.tsx')
  assert.ok(!uses.get(page)?.includes(dialog))
  assert.ok(runsWith(uses, page).has(dialog))
})
