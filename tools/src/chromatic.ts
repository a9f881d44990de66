import { run } from './run.ts'

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const args = process.argv.slice(2)
  process.exitCode = await run('node_modules/.bin/chromatic', args, { cwd: '.storybook' })
} else {
  console.log(
    'Skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run visual` compares on this machine.',
  )
}
