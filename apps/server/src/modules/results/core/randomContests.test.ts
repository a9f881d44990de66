import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { checkedLines, isResultValid } from '@parket/domain/result/resultReport'
import { drawFrom } from '@parket/domain/draw/drawFrom'
import { movesSince } from '@parket/domain/draw/moves'
import type { DrawnHeats, FileDraw } from '@parket/domain/scoring/fileDraw'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import type { ResultKeys } from '@parket/domain/scoring/resultSignature'
import { untrueOfFile } from '../../../../../../packages/domain/src/testing/fileSentences.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { isSignatureOf } from '../../../security/ed25519.ts'
import { sha256 } from '../../../security/sha256.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition } from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { danceAtRandom, type Happened } from '../../../testing/randomContest.ts'
import { tempFolder } from '../../../testing/tempFolder.ts'

const isFull = process.env['PARKET_FULL'] === '1'
/** Whole contests, each from its seed: the first four are one of each kind. */
const CONTESTS = isFull ? 44 : 4
const PYTHON = join(import.meta.dirname, '../../../../../../tools/independent/check_result.py')

type Result = components['schemas']['ContestResult']

let api: Api
let day: Competition
let keys: ResultKeys
const happened: Happened = new Map()
const stopped: string[] = []
const danced: { seed: number; files: ResultFile[]; result: Result }[] = []

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
  for (let seed = 0; seed < CONTESTS; seed += 1) {
    try {
      const files = await danceAtRandom(day, seed, happened)
      const [{ contest }] = files as [ResultFile]
      const url = `/api/events/${day.eventId}/groups/${contest.group_num}/results`
      const result = await day.send<Result>('GET', url, undefined, 'anonymous')
      danced.push({ seed, files, result })
    } catch (error) {
      stopped.push(`${seed}: ${String(error)}`)
    }
  }
  const answer = await api.call({ url: '/.well-known/parket-keys.json', host: 'localhost' })
  keys = answer.json<ResultKeys>()
}, 1_200_000)
afterAll(() => api.close())

it('every contest is danced to its published marks', () => {
  expect(stopped).toEqual([])
})

it('every file of a contest at random, corrected ones too, is repeated from itself', () => {
  const wrong = danced.flatMap(({ seed, files }) =>
    files.flatMap((file) => {
      const [contest] = checkResultFile(JSON.stringify(file), sha256)
      if (!contest) return [`${seed}: no contest`]
      const untold = contest.draws.untold.map((round) => `${seed}: ${round} is not told`)
      const isRight = isResultValid(contest, keys, isSignatureOf)
      const lines = isRight ? [] : checkedLines(contest, keys, isSignatureOf)
      return [...untold, ...lines.map((line) => `${seed}: ${line}`)]
    }),
  )
  expect(wrong).toEqual([])
})

it('every «почему» of them is true', () => {
  const untrue = danced.flatMap(({ seed, files, result }) => {
    const sentences = result.places.flatMap(({ start_number, sentence }) =>
      sentence === null ? [] : [[start_number, sentence] as const],
    )
    expect(sentences).toHaveLength(result.places.length)
    return untrueOfFile(files.at(-1) as ResultFile, new Map(sentences)).map(
      (text) => `${seed}: ${text}`,
    )
  })
  expect(untrue).toEqual([])
})

/** A round whose draw decides something: another order or seed may deal it otherwise. */
const dealt = ({ rounds }: ResultFile) =>
  rounds.find(({ heats, pairs }) => heats.length > 1 || pairs.length > 0)

/** One thing changed in a file, which then gets a new hash. */
const frauds: Record<string, (file: ResultFile) => void> = {
  'a place': ({ places: [first] }) => {
    if (first) first.place += 1
  },
  'the order of a draw': (file) => {
    const round = dealt(file)
    if (round?.draw) round.draw.entries = round.draw.entries.toReversed()
  },
  'a seed': (file) => {
    const round = dealt(file)
    if (round) round.seed = 'другое'
  },
  'two heats exchanged': ({ rounds }) => {
    const [one, other] =
      rounds.find(({ heats, pairs }) => heats.length > 1 && pairs.length === 0)?.heats ?? []
    const [a, b] = [one?.[0], other?.[0]]
    if (one && other && a && b) [one[0], other[0]] = [b, a]
  },
  'somebody who did not go on': ({ rounds }) => {
    const last = rounds.at(-1)
    last?.entries.push({ start_number: 9999, status: 'danced', role: last.role })
  },
  'a name': ({ places: [first] }) => {
    if (first) first.names = ['Чужая Анна']
  },
}
/** Few entries may be dealt alike from another order or seed: that says nothing else than before. */
function isDealtAlike(changed: ResultFile, file: ResultFile): boolean {
  const at = changed.rounds.findIndex(
    ({ draw, seed }, index) =>
      JSON.stringify([draw, seed]) !==
      JSON.stringify([file.rounds[index]?.draw, file.rounds[index]?.seed]),
  )
  const [one, other] = [changed.rounds[at], file.rounds[at]]
  if (!one?.draw || !other?.draw) return false
  const [drawn, before] = [one, other].map(({ draw, seed }) =>
    drawFrom(draw as FileDraw, seed ?? ''),
  ) as [DrawnHeats, DrawnHeats]
  return movesSince(before, drawn).length === 0
}

const frauded = () =>
  danced.flatMap(({ seed, files: [file] }) =>
    Object.entries(frauds).flatMap(([what, change]) => {
      const changed = structuredClone(file as ResultFile)
      change(changed)
      const isOther = JSON.stringify(changed) !== JSON.stringify(file)
      if (!isOther || isDealtAlike(changed, file as ResultFile)) return []
      return [{ what, seed, file: { ...changed, hash: sha256(hashInput(changed)) } }]
    }),
  )

it('a file with one thing changed, and its hash with it, is named wrong', () => {
  const all = frauded()
  expect(new Set(all.map(({ what }) => what))).toEqual(new Set(Object.keys(frauds)))
  const taken = all.filter(({ file }) =>
    checkResultFile(JSON.stringify(file), sha256).every(({ problems }) => problems.length === 0),
  )
  expect(taken.map(({ what, seed }) => `${seed}, ${what}`)).toEqual([])
})

/** Writes files into a new folder, and has a program check them: how it ended, and what it said. */
function checkedBy(command: string, files: readonly object[], more: (folder: string) => string[]) {
  const folder = tempFolder()
  const paths = files.map((file, at) => {
    const path = join(folder, `${at}.json`)
    writeFileSync(path, JSON.stringify(file))
    return path
  })
  const { status, stdout, error } = spawnSync(command, [...more(folder), ...paths], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, lines: stdout?.split('\n') ?? [], isMissing: error !== undefined }
}

it('the command repeats all files of an event at once', () => {
  const event = { contests: danced.map(({ files }) => files.at(-1)) }
  const { status, lines } = checkedBy(process.execPath, [event], (folder) => {
    const path = join(folder, 'keys')
    writeFileSync(path, JSON.stringify(keys))
    return [join(import.meta.dirname, '../../../checkResult.ts'), '--keys', path]
  })
  expect(lines.filter((line) => line.includes('подпись верна'))).toHaveLength(danced.length)
  expect(status).toBe(0)
})

it('an independent program in Python says the same of all of them', (context) => {
  const { status, lines, isMissing } = checkedBy(
    'python3',
    danced.flatMap(({ files }) => files),
    () => [PYTHON],
  )
  if (isMissing) {
    const missing = 'python3 is not found: the results were not recomputed independently'
    // A full run without it would say of all results that two programs agree.
    if (isFull) throw new Error(missing)
    process.stderr.write(`${missing}\n`)
    context.skip(missing)
  }
  expect(lines.filter((line) => line !== '' && !line.endsWith(': agrees'))).toEqual([])
  expect(status).toBe(0)

  const all = frauded()
  const found = checkedBy(
    'python3',
    all.map(({ file }) => file),
    () => [PYTHON],
  )
  const agreeing = found.lines.filter((line) => line.endsWith(': agrees'))
  expect([found.status, agreeing]).toEqual([1, []])
})

it.runIf(isFull)('all that can happen to a contest has happened', () => {
  expect([...happened.keys()].toSorted()).toEqual([
    'chief’s order',
    'correction',
    'deduction',
    'disqualified',
    'empty seat',
    'hope round',
    'late entry',
    'moved by hand',
    'not_present',
    'pairs by hand',
    'redance',
    'redraw',
    'repeated dance',
    'substitute',
    'tie: all',
    'tie: none',
    'tie: order',
    'withdrawn',
  ])
})
