import { runOrExit } from './run.ts'

/** Folders of `packages/domain/src` to mutate; none means all of them. */
const folders = process.argv.slice(2)
const patterns = folders.flatMap((folder) => [
  `src/${folder}/**/*.ts`,
  `!src/${folder}/**/*.test.ts`,
])
const chosen = patterns.length > 0 ? ['--mutate', patterns.join(',')] : []

await runOrExit('node_modules/.bin/stryker', ['run', ...chosen], { cwd: 'packages/domain' })
