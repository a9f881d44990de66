import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { groupsOf, runAll, type Step } from './steps.ts'
import { checkSteps, testSteps } from './testSteps.ts'

const step = (name: string, code = 0): Step => ({
  name,
  command: 'node',
  args: ['--eval', `process.exit(${code})`],
})

void test('nothing runs beside a step that is alone', () => {
  const alone = { ...step('alone'), isAlone: true as const }
  const [a, b, c] = [step('a'), step('b'), step('c')]
  deepEqual(groupsOf([a, b, alone, alone, c]), [[a, b], [alone], [alone], [c]])
})

void test('one step that fails makes the whole run fail, and the later ones run all the same', async (context) => {
  const lines = context.mock.method(console, 'log', () => {})
  equal(await runAll([step('good'), step('bad', 3), { ...step('later'), isAlone: true }]), 1)
  const report = lines.mock.calls.flatMap((call) => call.arguments).join('\n')
  match(report, /^good +passed/m)
  match(report, /^bad +FAILED/m)
  match(report, /^later +passed/m)
  equal(await runAll([step('good')]), 0)
})

void test('what a failed step printed last is repeated at the end', async (context) => {
  const lines = context.mock.method(console, 'log', () => {})
  const args = ['--eval', "console.log('why it failed'); process.exit(1)"]
  await runAll([{ ...step('bad'), args }, step('good')])
  const printed = lines.mock.calls.flatMap((call) => call.arguments).join('\n')
  match(printed, /^── The end of bad, which failed\nwhy it failed\n[^]*^good +passed/m)
})

void test('`npm run check` runs steps of `npm test`, none with a browser, a server or a build', () => {
  const names = new Set(testSteps(false).map(({ name }) => name))
  const checked = checkSteps().map(({ name }) => name)
  deepEqual(checked, [
    'format',
    'lint',
    'types',
    'tools',
    'domain',
    'client',
    'ui',
    'react',
    'site',
  ])
  equal(
    checked.every((name) => names.has(name)),
    true,
  )
})
