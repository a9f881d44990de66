import { runAll, type Step } from './steps.ts'

const isFull = process.argv.includes('--full')

/**
 * How often the tests run: in a full run ten times in a row, or it fails after the first round that did:
 * a flaky test is broken. Only the first is of full size, the others are as large as in a run that is not full.
 */
const rounds = isFull ? 10 : 1

/** What must pass, cheapest first: a broken rule is told before a browser starts. */
const steps: (Step & { isTest?: true })[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'nothing unused', command: 'knip', args: [] },
  { name: 'tools', command: 'node', args: ['--test', 'tools/src/**/*.test.ts'], isTest: true },
  { name: 'contract', command: 'node_modules/.bin/redocly', args: ['lint'], cwd: 'openapi' },
  { name: 'generated code is fresh', command: 'node', args: ['tools/src/checkGenerated.ts'] },
  {
    name: 'domain',
    command: 'node_modules/.bin/vitest',
    args: ['run', '--coverage'],
    cwd: 'packages/domain',
    isTest: true,
  },
  {
    name: 'client',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    cwd: 'packages/api-client',
    isTest: true,
  },
  {
    name: 'theme',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    cwd: 'packages/ui',
    isTest: true,
  },
  { name: 'build', command: 'node', args: ['tools/src/build.ts'] },
  { name: 'library', command: 'node', args: ['tools/src/checkLibrary.ts'] },
  {
    name: 'site',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    cwd: 'apps/site',
    isTest: true,
  },
  {
    name: 'server',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    cwd: 'apps/server',
    isTest: true,
  },
  {
    name: 'stories',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    cwd: '.storybook',
    isTest: true,
  },
  {
    name: 'workshop',
    command: 'node_modules/.bin/storybook',
    args: ['build', '--config-dir', '.', '--output-dir', '../dist/storybook', '--quiet'],
    cwd: '.storybook',
  },
  ...(isFull
    ? [{ name: 'workshop plays', command: 'node', args: ['tools/src/walkWorkshop.ts'] }]
    : []),
  {
    name: 'end to end',
    command: 'node_modules/.bin/playwright',
    args: ['test'],
    cwd: 'apps/site',
    isTest: true,
  },
]

let code = await runAll(steps, { PARKET_FULL: isFull ? '1' : '' })
for (let round = 2; code === 0 && round <= rounds; round++) {
  console.log(`\nThe tests once more, round ${round} of ${rounds}`)
  code = await runAll(
    steps.filter(({ isTest }) => isTest),
    { PARKET_FULL: '' },
  )
}
process.exit(code)
