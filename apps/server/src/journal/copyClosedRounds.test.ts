import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { startApi } from '../testing/api.ts'
import { runScript } from '../testing/child.ts'
import { createCompetition, type Competition } from '../testing/competition.ts'
import { forEachEngine } from '../testing/database.ts'
import { NOW } from '../testing/fixtures.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { copyClosedRounds, openCopyFolder } from './copyClosedRounds.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A final that was danced and closed. */
async function closeFinal(day: Competition): Promise<number> {
  const contestId = await day.enter(3, { dances: ['Вальс'] })
  await day.setContest(contestId, 'ready')
  const [final] = await day.rounds(contestId)
  if (!final) throw new Error('no round')
  await day.begin(final)
  await day.type(final, (_, numbers) =>
    Object.fromEntries(numbers.map((number, index) => [number, [index + 1]])),
  )
  const answer = await day.setRound(final, 'judged')
  expect(answer.statusCode).toBe(200)
  return final.id
}

async function check(path: string): Promise<{ code: number | null; said: string[] }> {
  const child = runScript('checkJournal.ts', {}, [path])
  const said: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    said.push(line)
  }
  return { code: await child.exit, said }
}

forEachEngine('the journal of a closed round', (engine) => {
  it('is copied once, and can be checked from the copy alone', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const day = await createCompetition(api)
    const copyDir = tempFolder()
    const folder = await openCopyFolder(copyDir)
    expect(await copyClosedRounds(db, folder, NOW)).toEqual([])

    const roundId = await closeFinal(day)
    const [path, ...more] = await copyClosedRounds(db, folder, NOW)
    expect(more).toEqual([])
    expect(path).toMatch(
      new RegExp(`/event-${day.eventId}/round-${roundId}-closed-\\d+-[0-9a-f]{12}\\.jsonl$`),
    )
    expect(await copyClosedRounds(db, folder, NOW)).toEqual([])
    expect(
      await copyClosedRounds(
        db,
        await openCopyFolder(tempFolder()),
        new Date(NOW.getTime() + 3 * DAY_MS),
      ),
    ).toEqual([])
    expect(readdirSync(join(copyDir, `event-${day.eventId}`))).toHaveLength(1)

    const { code, said } = await check(copyDir)
    expect(code).toBe(0)
    expect(said.map((line) => line.slice(line.indexOf(': ') + 2))).toEqual([
      expect.stringMatching(
        new RegExp(`^event ${day.eventId}, round ${roundId}: \\d+ lines, head [0-9a-f]{12}$`),
      ),
      expect.stringMatching(new RegExp(`^event ${day.eventId}: \\d+ lines, head [0-9a-f]{12}$`)),
    ])

    // One mark of another value, as somebody with an editor would change it.
    const content = readFileSync(path ?? '', 'utf8')
    writeFileSync(path ?? '', content.replace(/\[\[?2\]?\]/, '[1]'))
    const changed = await check(path ?? '')
    expect(changed.code).toBe(1)
    expect(changed.said.join('\n')).toMatch(/NOT WHOLE: .* breaks at line/)
  })

  it('is told apart from one that another installation closed under the same numbers', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const day = await createCompetition(api)
    await closeFinal(day)
    const folder = await openCopyFolder(tempFolder())
    const [path = ''] = await copyClosedRounds(db, folder, NOW)
    renameSync(path, path.replace(/-[0-9a-f]{12}\.jsonl$/, `-${'0'.repeat(12)}.jsonl`))
    expect(await copyClosedRounds(db, folder, NOW)).toEqual([path])
  })

  it('is not written where the disk was taken out, and follows once it is back', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const day = await createCompetition(api)
    await closeFinal(day)
    const folder = await openCopyFolder(tempFolder())
    const gone = copyClosedRounds(db, { ...folder, device: folder.device + 1 }, NOW)
    await expect(gone).rejects.toThrow('on another disk')
    await expect(
      copyClosedRounds(db, { ...folder, path: join(folder.path, 'gone') }, NOW),
    ).rejects.toThrow('ENOENT')
    expect(readdirSync(folder.path)).toEqual([])
    expect(await copyClosedRounds(db, folder, NOW)).toHaveLength(1)
  })

  it('holds no name of anybody', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const day = await createCompetition(api)
    await closeFinal(day)
    const [path] = await copyClosedRounds(db, await openCopyFolder(tempFolder()), NOW)
    expect(readFileSync(path ?? '', 'utf8')).not.toMatch(/[а-яё]{3,}(?![а-яё]*")/i)
  })
})

it('a folder that is missing is refused with one line', async () => {
  const folder = tempFolder()
  await expect(openCopyFolder(folder)).resolves.toMatchObject({ path: folder })
  rmSync(folder, { recursive: true })
  await expect(openCopyFolder(folder)).rejects.toThrow(
    `COPY_DIR must be a folder that can be written to, not ${folder}.`,
  )
})
