/**
 * `npm run chromatic`: builds the workshop, does all that goes before sending it (reads the settings, counts the
 * pictures, writes the archive), and with a token sends it, if nothing is wrong. `--check` takes the workshop that is
 * built, as `npm test` has just done, and sends nothing.
 */

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import chromatic from 'chromatic/node'
import { chromium } from 'playwright'
import { launchOptions } from './chromium.ts'
import { root } from './paths.ts'
import { run, runOrExit } from './run.ts'
import { serveFolder } from './serveFolder.ts'
import { MOST_PICTURES, picturesByMode, readChromaticWishes } from './workshop/pictures.ts'
import { zipFolder } from './workshop/zipFolder.ts'

const workshop = join(root, 'dist', 'storybook')
const settings = join(root, '.storybook')
const archive = join(root, 'dist', 'chromatic.zip')

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const hasToken = Boolean(process.env['CHROMATIC_PROJECT_TOKEN'])
if (!isCheck) await build()
const code = await check()
process.exitCode =
  code === 0 && hasToken && !isCheck
    ? await run('node_modules/.bin/chromatic', args, { cwd: '.storybook' })
    : code

async function build(): Promise<void> {
  const options = ['build', '--config-dir', '.', '--output-dir', workshop, '--quiet']
  await runOrExit('node_modules/.bin/storybook', options, { cwd: '.storybook' })
}

async function check(): Promise<number> {
  const { mtime } = await stat(join(workshop, 'index.json'))
  console.log(`The workshop in dist/storybook is of ${mtime.toLocaleString('en-GB')}`)
  const problems = await settingsProblems()
  const { stories, counts } = await countPictures()
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  const each = [...counts].map(([mode, count]) => `${mode}: ${count}`)
  console.log(
    `${total} pictures of ${stories} stories, at most ${MOST_PICTURES} (${each.join(', ')})`,
  )
  if (total === 0) problems.push('No picture would be taken')
  if (total > MOST_PICTURES) {
    problems.push(
      `${total - MOST_PICTURES} pictures too many (.storybook/setStoryParameters.ts, modes.ts)`,
    )
  }
  const { files, bytes } = await zipFolder(workshop, archive)
  console.log(`${files} files would be sent as dist/chromatic.zip, ${(bytes / 1e6).toFixed(1)} MB`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  const missing = 'only CHROMATIC_PROJECT_TOKEN is missing (CONTRIBUTING.md, «How it looks»)'
  console.log(hasToken ? 'Ready to send' : `Ready to send: ${missing}`)
  return 0
}

/** What Chromatic would stumble over. Names that it does not know it refuses itself. */
async function settingsProblems(): Promise<string[]> {
  const { zip, buildScriptName = '' } = await chromatic.getConfiguration(
    join(settings, 'chromatic.config.json'),
  )
  const { scripts } = JSON.parse(await readFile(join(settings, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return [
    ...(zip === true ? [] : ['chromatic.config.json: zip is not true']),
    ...(buildScriptName in scripts ? [] : [`package.json has no script «${buildScriptName}»`]),
  ]
}

async function countPictures() {
  const server = await serveFolder(workshop)
  const browser = await chromium.launch(await launchOptions())
  try {
    const wishes = await readChromaticWishes(browser, workshop, server.url)
    return { stories: wishes.length, counts: picturesByMode(wishes) }
  } finally {
    await browser.close()
    server.close()
  }
}
