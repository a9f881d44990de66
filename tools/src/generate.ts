import { runOrExit } from './run.ts'

// The order matters: the client's types come from the bundle.
await runOrExit(
  'node_modules/.bin/redocly',
  ['bundle', 'openapi.yaml', '--output', 'bundled.json'],
  {
    cwd: 'openapi',
  },
)
await runOrExit(
  'node_modules/.bin/openapi-typescript',
  ['../../openapi/bundled.json', '--output', 'src/generated/schema.d.ts'],
  { cwd: 'packages/api-client' },
)
