import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureApi } from './bench/api.ts'
import { measureHall } from './bench/hall.ts'
import { measureReads } from './bench/http.ts'
import { measureJournal } from './bench/journal.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { compareWith } from './bench/compare.ts'
import {
  measureGrowth,
  measureRating,
  measureReaders,
  measureRolling,
  measureRush,
} from './bench/load.ts'
import { measurePages } from './bench/pages.ts'
import { withBenchServer } from './bench/server.ts'
import { measureRelease } from './bench/release.ts'
import { describeRun, writeReport } from './bench/report.ts'
import { listMissedLimits } from './bench/rows.ts'
import { measureStreams } from './bench/streams.ts'
import { measureTable } from './bench/table.ts'
import { measureTap } from './bench/tap.ts'
import { measureWeights } from './bench/weights.ts'
import { buildSite } from './buildSite.ts'
import { buildConsumer } from './library/consumer.ts'
import { packLibrary } from './library/pack.ts'
import { root } from './paths.ts'

if (process.argv[2] === 'journal') {
  const title = 'A save with the journal against the same save with the journal off'
  await write('bench-journal', { journal: show<object>(title, await measureJournal()) })
  process.exit()
}
if (process.argv[2] === '--compare') {
  await compareWith(process.argv[3] ?? 'main')
  process.exit()
}
await buildSite()
if (process.argv[2] === 'operate') await write('bench-operate', await benchOperation())
else if (process.argv[2] === 'hall') await write('bench-hall', await benchHall())
else if (process.argv[2] === 'streams') {
  const streams = show('A thousand streams at one process', await measureStreams())
  await write('bench-streams', { streams })
} else await write('bench', await benchAll())

/** What goes wrong in a hall, and what a judge's tap costs. */
async function benchHall(): Promise<Record<string, unknown>> {
  const [tap] = show(
    'From a tap to «Сохранено» against a bare strict write, processor 4× slower, ms',
    [await withBenchServer(measureTap)],
  )
  const hall = await measureHall()
  if (!hall) return { tap }
  show(
    'A day in the hall: the same marks, with nothing amiss and with all that goes wrong',
    hall.days,
  )
  show('With a planted fault', hall.faults)
  show('A device that was away: until all is acknowledged', hall.reconnect)
  show(
    'Everybody who looks, with screen, marshal and announcer: until all are told of a change',
    hall.told,
  )
  show('A save of a typist, alone and beside eleven judges, ms', hall.typing)
  return { tap, ...hall }
}

/** How it starts, what memory it keeps, and what happens under load while something is replaced or away. */
async function benchOperation(): Promise<Record<string, unknown>> {
  const release = show('A release: seconds until it answers, memory', await measureRelease())
  const rolling = show('Registrations while something is replaced or away', await measureRolling())
  const [rush] = show('A rush: registrations arriving three times as fast as they can be taken', [
    await measureRush(),
  ])
  const readers = show(
    '`/healthz` beside the heaviest work of one process, ms',
    await measureReaders(),
  )
  return { release, rolling, rush, readers }
}

async function benchAll(): Promise<Record<string, unknown>> {
  const weights = show('Weight of pages, kB after gzip', await measureWeights())
  const table = show('A table of 5,000 rows against a bare virtual list, ms', await measureTable())
  await packLibrary()
  const { scripts, firstJs, css } = await buildConsumer('installed')
  const [library] = show('A site that installs the library, kB after gzip', [
    { components: scripts.length, firstJs, css },
  ])
  const { pages, lighthouse, reads } = await withBenchServer(async (url) => ({
    pages: show(
      'Pages over HTTP/2, slow phone far away: ms; useful against React and HTML alone',
      await measurePages(url),
    ),
    lighthouse: show('Lighthouse, points', await measureLighthouse(url)),
    reads: show('Reading over HTTP, one caller, ms', await measureReads(url)),
  }))
  const api = show(
    'The API against bare routes and bare SQL of the same queries: ms, one caller; calls a second',
    await measureApi(),
  )
  const growth = show('The API with ten times the data, ms', await measureGrowth())
  const [rush] = show('A rush: registrations arriving three times as fast as they can be taken', [
    await measureRush(),
  ])

  const rating = show('The rating of a team, calculated anew, s', await measureRating())

  return { weights, pages, lighthouse, table, library, reads, api, growth, rush, rating }
}

/** Exit code 1: a limit was not kept. */
async function write(name: string, figures: Record<string, unknown>): Promise<void> {
  const folder = join(root, 'data')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  const run = { measured: describeRun(new Date()), figures }
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`)
  console.log(`Written to ${file} and ${await writeReport(name, run)}`)
  const missed = listMissedLimits(figures)
  for (const line of missed) console.error(line)
  if (missed.length > 0) process.exitCode = 1
}

/** At once: should a later measurement break, what was measured before is not lost. */
function show<Row>(title: string, rows: Row[]): Row[] {
  console.log(`\n${title}`)
  console.table(rows)
  return rows
}
