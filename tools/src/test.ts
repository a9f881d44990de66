import { runAll, type Step } from './steps.ts'

const isFull = process.argv.includes('--full')

/** What must pass, cheapest first: a broken rule is told before a browser starts. */
const steps: Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'nothing unused', command: 'knip', args: [] },
  { name: 'tools', command: 'node', args: ['--test', 'tools/src/**/*.test.ts'] },
  { name: 'contract', command: 'node_modules/.bin/redocly', args: ['lint'], cwd: 'openapi' },
  { name: 'generated code is fresh', command: 'node', args: ['tools/src/checkGenerated.ts'] },
  {
    name: 'domain',
    command: 'node_modules/.bin/vitest',
    args: ['run', '--coverage'],
    cwd: 'packages/domain',
  },
  {
    name: 'client',
    command: 'node_modules/.bin/vitest',
    args: ['run'],
    cwd: 'packages/api-client',
  },
  { name: 'theme', command: 'node_modules/.bin/vitest', args: ['run'], cwd: 'packages/ui' },
  { name: 'build', command: 'node', args: ['tools/src/build.ts'] },
  { name: 'library', command: 'node', args: ['tools/src/checkLibrary.ts'] },
  { name: 'site', command: 'node_modules/.bin/vitest', args: ['run'], cwd: 'apps/site' },
  { name: 'server', command: 'node_modules/.bin/vitest', args: ['run'], cwd: 'apps/server' },
  { name: 'stories', command: 'node_modules/.bin/vitest', args: ['run'], cwd: '.storybook' },
  {
    name: 'workshop',
    command: 'node_modules/.bin/storybook',
    args: ['build', '--config-dir', '.', '--output-dir', '../dist/storybook', '--quiet'],
    cwd: '.storybook',
  },
  { name: 'end to end', command: 'node_modules/.bin/playwright', args: ['test'], cwd: 'apps/site' },
]

process.exit(await runAll(steps, { PARKET_FULL: isFull ? '1' : '' }))
