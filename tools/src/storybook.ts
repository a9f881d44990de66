import { runOrExit } from './run.ts'

await runOrExit(
  'node_modules/.bin/storybook',
  [
    'dev',
    '--config-dir',
    '.',
    '--port',
    '6006',
    '--host',
    '127.0.0.1',
    '--no-open',
    ...process.argv.slice(2),
  ],
  { cwd: '.storybook' },
)
