import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './paths.ts'
import { buildAt, buildHere, visualFolder } from './visual/builds.ts'
import { compareBuilds } from './visual/compareBuilds.ts'
import { parseOptions } from './visual/options.ts'
import { reportPage } from './visual/report.ts'

const CANNOT_TELL = 2

try {
  const options = parseOptions(process.argv.slice(2))
  console.log(`Building the stories at ${options.base}`)
  const before = await buildAt(options.base)
  console.log('Building the stories as they are now')
  const after = await buildHere()
  const folder = join(visualFolder, 'report')
  const report = await compareBuilds(before, after, folder, options)
  const page = join(folder, 'index.html')
  await writeFile(page, reportPage(report))
  const { compared, differences } = report
  console.log(`${differences.length} of ${compared} pictures differ: ${relative(root, page)}`)
  process.exitCode = differences.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = CANNOT_TELL
}
