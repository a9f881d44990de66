import { runAll } from './steps.ts'
import { testSteps } from './testSteps.ts'

const isFull = process.argv.includes('--full')

/**
 * How often the tests run: in a full run ten times in a row, or it fails after the first round that did:
 * a flaky test is broken. Only the first is of full size, the others are as large as in a run that is not full.
 * Stories have a step of their own for that: `repeatStories.ts`.
 */
const rounds = isFull ? 10 : 1

const steps = testSteps(isFull)
const env = { PARKET_FLAKY_FAILS: isFull ? '1' : '' }
let code = await runAll(steps, { ...env, PARKET_FULL: isFull ? '1' : '' })
for (let round = 2; code === 0 && round <= rounds; round++) {
  console.log(`\nThe tests once more, round ${round} of ${rounds}`)
  code = await runAll(
    steps.filter(({ isTest }) => isTest),
    { ...env, PARKET_FULL: '' },
  )
}
process.exit(code)
