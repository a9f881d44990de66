import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureApi } from './bench/api.ts'
import { measureReads } from './bench/http.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureGrowth, measureRush } from './bench/load.ts'
import { measurePages } from './bench/pages.ts'
import { withBenchServer } from './bench/server.ts'
import { measureTable } from './bench/table.ts'
import { measureWeights } from './bench/weights.ts'
import { buildSite } from './buildSite.ts'
import { buildConsumer } from './library/consumer.ts'
import { packLibrary } from './library/pack.ts'
import { root } from './paths.ts'

await buildSite()
const weights = await measureWeights()
const table = await measureTable()
await packLibrary()
const { scripts, firstJs, css } = await buildConsumer('installed')
const library = { components: scripts.length, firstJs, css }
const [pages, lighthouse, reads] = await withBenchServer(async (url) => [
  await measurePages(url),
  await measureLighthouse(url),
  await measureReads(url),
])
const api = await measureApi()
const growth = await measureGrowth()
const rush = await measureRush()

console.log('\nWeight of pages, kB after gzip')
console.table(weights)
console.log('Pages over HTTP/2, slow phone far away: ms; useful against React and HTML alone')
console.table(pages)
console.log('Lighthouse, points')
console.table(lighthouse)
console.log('A table of 5,000 rows against a bare virtual list, ms')
console.table(table)
console.log('A site that installs the library, kB after gzip')
console.table([library])
console.log('Reading over HTTP, one caller, ms')
console.table(reads)
console.log(
  'The API against bare routes and bare SQL of the same queries: ms, one caller; calls a second',
)
console.table(api)
console.log('The API with ten times the data, ms')
console.table(growth)
console.log('A rush: registrations arriving three times as fast as they can be taken')
console.table([rush])

const folder = join(root, 'data')
await mkdir(folder, { recursive: true })
const file = join(folder, 'bench.json')
await writeFile(
  file,
  `${JSON.stringify({ weights, pages, lighthouse, table, library, reads, api, growth, rush }, null, 2)}\n`,
)
console.log(`Written to ${file}`)
