import { expect, test } from 'vitest'
import { fileRound, resultFile } from '../testing/resultFile.ts'
import { signAgain, sha256, signedFile, testKey, verifySignature } from '../testing/signedFile.ts'
import { checkResultFile } from './checkResultFile.ts'
import { hashInput, type ResultFile } from '../scoring/resultFile.ts'
import { checkedLines, isResultValid } from './resultReport.ts'
import { resultKeysFormat, type ResultKey } from '../scoring/resultSignature.ts'

const final = fileRound({ kind: 'skating' }, { 1: '122', 2: '231', 3: '313' })
const unsigned = resultFile([final], { 1: '1', 2: '2', 3: '3' })
const old = { ...unsigned, hash: sha256(hashInput(unsigned)) }
const file = signedFile(unsigned)

const keysOf = (...keys: ResultKey[]) =>
  ({ format: resultKeysFormat, team: 'Весна', keys }) as const
const own = keysOf(testKey('a').key)

function check(given: object) {
  const [checked] = checkResultFile(JSON.stringify(given), sha256)
  if (!checked) throw new Error('No contest')
  return checked
}

/** As `check-result --keys` says it. */
function withKeys(given: ResultFile, keys = own) {
  const checked = check(given)
  return {
    lines: checkedLines(checked, keys, verifySignature),
    isSound: isResultValid(checked, keys, verifySignature),
  }
}

const changedPlace = (by: Partial<ResultFile['places'][number]>): ResultFile => ({
  ...file,
  places: file.places.map((place, at) => (at === 0 ? { ...place, ...by } : place)),
})

test('a file as it was written agrees, alone and among those of an event', () => {
  expect(check(old)).toMatchObject({ name: '7. Соло, взрослые', problems: [] })
  expect(check(file)).toMatchObject({ problems: [], hiddenNames: 0, isUnsignedFormat: false })
  const event = JSON.stringify({ format: file.format, contests: [file, old] })
  expect(checkResultFile(event, sha256)).toHaveLength(2)
})

test('a changed place is named, and that the file was changed', () => {
  expect(check(changedPlace({ place: 2, place_to: 2 })).problems).toEqual([
    '№ 1: по оценкам 1-е место, в файле 2-е место',
    'файл изменён: контрольная сумма другая',
  ])
})

test('a changed file has another hash than it says, so that its signature is bad', () => {
  const tampered = changedPlace({ rule: '11' })
  expect(check(tampered).file.hash).not.toBe(file.hash)
  expect(withKeys(tampered).lines.at(-1)).toMatch(/^подпись неверна/)
})

test('what is no result file is refused', () => {
  expect(() => checkResultFile('{}', sha256)).toThrow('Not a result file')
  expect(() => checkResultFile('no json', sha256)).toThrow('JSON')
})

test('a changed text is seen by the hash alone', () => {
  const renamed = { ...old, event: { ...old.event, name: 'Другой турнир' } }
  expect(check(renamed).problems).toEqual(['файл изменён: контрольная сумма другая'])
})

test('a file with the team’s signature is sound, and says whose it is, of when, and which version', () => {
  const { lines, isSound } = withKeys(file)
  expect(isSound).toBe(true)
  expect(lines).toEqual([
    'версия 1 от 21.11.2026, команда «Весна»',
    'места, имена и контрольная сумма сходятся',
    `подпись верна, ключ ${own.keys[0]?.id}, ключи команды «Весна»`,
  ])
})

test('a tampered mark is named although hash and signature were made anew by another key', () => {
  const marks = final.marks.map((row, at) =>
    at === 0 ? { ...row, values: { 1: 3, 2: 2, 3: 1 } } : row,
  )
  const tampered = { ...file, rounds: [{ ...final, marks }] }
  expect(withKeys(tampered).isSound).toBe(false)
  const { isSound, lines } = withKeys(signAgain(tampered, testKey('f')))
  expect(isSound).toBe(false)
  expect(lines.at(-1)).toMatch(/^подписано ключом, которого у команды нет/)
})

test('a signature of another file is bad', () => {
  const other = signAgain({ ...file, version: 2 })
  const { lines, isSound } = withKeys({
    ...file,
    ...(other.signature && { signature: other.signature }),
  })
  expect(isSound).toBe(false)
  expect(lines.at(-1)).toMatch(/^подпись неверна/)
})

test('a foreign key that calls itself by the id of ours is bad', () => {
  const forger = testKey('f')
  const forged = signAgain(file, { ...forger, key: { ...forger.key, id: own.keys[0]?.id ?? '' } })
  expect(withKeys(forged).lines.at(-1)).toMatch(/^подпись неверна/)
})

test('a replaced key is good for what it signed in its time, and for nothing later', () => {
  const old = testKey('a', { until: '2026-11-25T00:00:00.000Z' }).key
  const keys = keysOf(old, testKey('b', { from: '2026-11-25T00:00:00.000Z' }).key)
  expect(withKeys(file, keys).isSound).toBe(true)
  const late = signedFile(unsigned, testKey('a'), '2026-12-01T00:00:00.000Z')
  expect(withKeys(late, keys)).toMatchObject({ isSound: false })
  expect(withKeys(late, keys).lines.at(-1)).toMatch(/^подпись верна, но ключ в это время/)
  const early = signedFile(unsigned, testKey('b'), '2026-11-20T00:00:00.000Z')
  expect(withKeys(early, keys).isSound).toBe(false)
})

test('without a signature a file is not sound for who has the keys, and proves less for others', () => {
  const { signature: _, ...stripped } = file
  expect(withKeys(stripped)).toMatchObject({ isSound: false })
  expect(withKeys(stripped).lines.at(-1)).toMatch(/^подписи нет/)
  expect(isResultValid(check(stripped), null, verifySignature)).toBe(true)
  const lines = checkedLines(check(old), null, verifySignature)
  expect(lines).toEqual([
    'версия 1',
    'места, имена и контрольная сумма сходятся',
    expect.stringMatching(/^формат 1, без подписи/),
  ])
  expect(withKeys(old)).toMatchObject({ isSound: false })
  expect(checkedLines(check(file), null, verifySignature).at(-1)).toMatch(/не проверялась/)
})

test('an erased or hidden name leaves hash and signature true', () => {
  for (const name of ['Т. О.', "'. О.", '№.', '', 'Удалено № 5']) {
    const hidden = changedPlace({ names: [name], names_salt: [null] })
    expect(check(hidden)).toMatchObject({ problems: [], hiddenNames: 1 })
    expect(withKeys(hidden).isSound).toBe(true)
    expect(withKeys(hidden).lines).toContain('1\u00A0имя скрыто или удалено: сверить не с чем')
  }
})

test('a changed name is named, with its salt and without', () => {
  const named = changedPlace({ names: ['Орлова Анна'] })
  expect(check(named).problems).toEqual(['№ 1: имя «Орлова Анна» не то, что опубликовано'])
  const unproven = changedPlace({ names: ['Орлова Анна'], names_salt: [null] })
  expect(check(unproven).problems).toEqual(['№ 1: имя «Орлова Анна» ничем не подтверждено'])
  const { names_salt: _, ...unsalted } = changedPlace({ names: ['Орлова Анна'] })
    .places[0] as object & {
    names_salt?: unknown
  }
  expect(check({ ...file, places: [unsalted, ...file.places.slice(1)] }).problems).toHaveLength(1)
  expect(withKeys(named).isSound).toBe(false)
})

test('exchanged names are named, of dancers and of judges', () => {
  const [first, second] = file.places as [
    ResultFile['places'][number],
    ResultFile['places'][number],
  ]
  const exchanged = {
    ...file,
    places: [
      { ...first, names: second.names },
      { ...second, names: first.names },
      ...file.places.slice(2),
    ],
    panel: file.panel.map((judge) => ({ ...judge, name: 'Судья B' })),
  }
  expect(check(exchanged).problems).toEqual([
    '№ 1: имя «Танцор 2» не то, что опубликовано',
    '№ 2: имя «Танцор 1» не то, что опубликовано',
    'Судья A: имя «Судья B» не то, что опубликовано',
    'Судья C: имя «Судья B» не то, что опубликовано',
  ])
})

test('a name that is added or taken away is named', () => {
  const names = ['Танцор 1', 'Лишний Пётр']
  expect(check(changedPlace({ names })).problems).toEqual([
    '№ 1: имя «Лишний Пётр» в файл добавлено',
  ])
  expect(check(changedPlace({ names: [] })).problems).toEqual(['№ 1: имя из файла убрано'])
})

test('a round’s own panel has names of its own', () => {
  const panel = file.panel.slice(0, 2)
  const withPanel = signAgain({ ...file, rounds: [{ ...final, panel }] })
  const renamed = panel.map((judge) => Object.assign({}, judge, { name: 'Орлова Анна' }))
  const { problems } = check({ ...withPanel, rounds: [{ ...final, panel: renamed }] })
  expect(problems).toContain('Судья A: имя «Орлова Анна» не то, что опубликовано')
})
