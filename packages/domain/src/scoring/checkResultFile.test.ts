import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileRound, resultFile } from '../testing/resultFile.ts'
import { checkResultFile } from './checkResultFile.ts'
import { hashInput } from './resultFile.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const final = fileRound({ kind: 'skating' }, { 1: '122', 2: '231', 3: '313' })
const unsigned = resultFile([final], { 1: '1', 2: '2', 3: '3' })
const file = { ...unsigned, hash: sha256(hashInput(unsigned)) }

test('a file as it was written agrees, alone and among those of an event', async () => {
  const alone = await checkResultFile(JSON.stringify(file), sha256)
  expect(alone).toEqual([{ name: expect.stringContaining('. ') as string, problems: [] }])
  const event = JSON.stringify({ format: file.format, contests: [file, file] })
  expect(await checkResultFile(event, sha256)).toHaveLength(2)
})

test('a changed place is named, and that the file was changed', async () => {
  const [first, ...rest] = file.places
  const changed = { ...file, places: [{ ...first, place: 2, place_to: 2 }, ...rest] }
  const [checked] = await checkResultFile(JSON.stringify(changed), sha256)
  expect(checked?.problems).toEqual([
    '№ 1: по оценкам 1-е место, в файле 2-е место',
    'файл изменён: контрольная сумма другая',
  ])
})

test('what is no result file is refused', async () => {
  await expect(checkResultFile('{}', sha256)).rejects.toThrow('Not a result file')
  await expect(checkResultFile('no json', sha256)).rejects.toThrow('JSON')
})

test('a changed text is seen by the hash alone', async () => {
  const renamed = JSON.stringify({ ...file, event: { ...file.event, name: 'Другой турнир' } })
  const [compared] = await checkResultFile(renamed, sha256)
  expect(compared?.problems).toEqual(['файл изменён: контрольная сумма другая'])
})
