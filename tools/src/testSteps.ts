import type { Step } from './steps.ts'

/** What must pass before a change is merged. */
export interface TestStep extends Step {
  /** Runs tests: a full run repeats it. The stories have a step that does so by itself and names each red one. */
  isTest?: true
  /** Belongs to the inner loop, `npm run check`, too: with these arguments, or with its own. */
  inCheck?: true | string[]
}

const vitest = 'node_modules/.bin/vitest'
/** What needs a server, a browser or a build: `<name>.integration.test.ts`. */
const withoutIntegration = ['run', '--exclude', '**/*.integration.test.ts']

/** The steps of `npm test`, cheapest first: a broken rule is reported before a browser starts. */
export function testSteps(isFull: boolean): TestStep[] {
  return [
    { name: 'format', command: 'oxfmt', args: ['--check'], inCheck: true },
    { name: 'lint', command: 'oxlint', args: ['--type-aware'], inCheck: true },
    { name: 'types', command: 'tsc', args: ['-b'], inCheck: true },
    { name: 'nothing unused', command: 'knip', args: [] },
    { name: 'nothing only tested', command: 'knip', args: ['--production'] },
    {
      name: 'tools',
      command: 'node',
      args: ['--test', 'tools/src/**/*.test.ts'],
      isTest: true,
      inCheck: ['--test', 'tools/src/**/!(*.integration).test.ts'],
    },
    { name: 'contract', command: 'node_modules/.bin/redocly', args: ['lint'], cwd: 'openapi' },
    { name: 'generated code is fresh', command: 'node', args: ['tools/src/checkGenerated.ts'] },
    {
      name: 'domain',
      command: vitest,
      args: ['run', '--coverage'],
      cwd: 'packages/domain',
      isTest: true,
      inCheck: ['run'],
    },
    {
      name: 'client',
      command: vitest,
      args: ['run'],
      cwd: 'packages/api-client',
      isTest: true,
      inCheck: ['run', '--project', 'node'],
    },
    {
      name: 'ui',
      command: vitest,
      args: ['run'],
      cwd: 'packages/ui',
      isTest: true,
      inCheck: true,
    },
    {
      name: 'react',
      command: vitest,
      args: ['run'],
      cwd: 'packages/react',
      isTest: true,
      inCheck: true,
    },
    { name: 'build', command: 'node', args: ['tools/src/build.ts'], isAlone: true },
    { name: 'library', command: 'node', args: ['tools/src/checkLibrary.ts'] },
    {
      name: 'site',
      command: vitest,
      args: ['run'],
      cwd: 'apps/site',
      isTest: true,
      inCheck: withoutIntegration,
    },
    // A full run takes the pictures of its overview, too.
    isFull
      ? { name: 'workshop', command: 'node', args: ['tools/src/workshop.ts'], isAlone: true }
      : {
          name: 'workshop',
          command: 'node_modules/.bin/storybook',
          args: ['build', '--config-dir', '.', '--output-dir', '../dist/storybook', '--quiet'],
          cwd: '.storybook',
        },
    {
      name: 'server',
      command: vitest,
      args: ['run'],
      cwd: 'apps/server',
      isTest: true,
      isAlone: true,
    },
    {
      name: 'stories',
      command: vitest,
      args: ['run'],
      cwd: '.storybook',
      isAlone: true,
    },
    {
      name: 'workshop pages',
      command: 'node',
      args: ['tools/src/workshop/walkDocs.ts', ...(isFull ? [] : ['--sample'])],
      isAlone: true,
    },
    { name: 'pictures', command: 'node', args: ['tools/src/chromatic.ts', '--check'] },
    ...(isFull
      ? [
          {
            name: 'stories ten times',
            command: 'node',
            args: ['tools/src/workshop/repeatStories.ts'],
            isAlone: true as const,
          },
          {
            name: 'workshop plays',
            command: 'node',
            args: ['tools/src/walkWorkshop.ts'],
            isAlone: true as const,
          },
        ]
      : []),
    {
      name: 'end to end',
      command: 'node_modules/.bin/playwright',
      args: ['test'],
      cwd: 'apps/site',
      isTest: true,
      isAlone: true,
    },
  ]
}

/** The inner loop: format, lint, types and the tests that need no server, no browser and no build. */
export function checkSteps(): Step[] {
  return testSteps(false).flatMap(({ inCheck, args, ...step }) =>
    inCheck ? [{ ...step, args: inCheck === true ? args : inCheck }] : [],
  )
}
