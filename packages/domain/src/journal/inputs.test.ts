import { describe, expect, it } from 'vitest'

import type { ResultFile } from '../scoring/resultFile.ts'
import { fileRound, resultFile } from '../testing/resultFile.ts'
import { fileInput, fileInputFaults, inputChange, inputFaults, type ResultInput } from './inputs.ts'
import type { EventLine } from './publications.ts'

const contest_id = 'c1'
const final = fileRound({
  kind: 'skating',
  index: 0,
  entries: [
    { start_number: 5, status: 'danced', role: null },
    { start_number: 6, status: 'danced', role: null },
  ],
})
const file: ResultFile = {
  ...resultFile([final], {}),
  places: [
    { start_number: 5, names: [], names_commit: ['aa'], place: 1, place_to: 1, rule: '5' },
    { start_number: 6, names: [], names_commit: ['bb'], place: 2, place_to: 2, rule: '5' },
  ],
}
/** As the server reads it: with ids. */
const stored: ResultInput = {
  ...fileInput(file),
  numbers: { 5: 101, 6: 102 },
  judges: { A: [[11, null, null]], B: [[12, null, null]] },
}

/** Lines of changes from one state to the next, the first of them from nothing. */
function told(...states: ResultInput[]): EventLine[] {
  return states.flatMap((after, at): EventLine[] => {
    const change = inputChange(states[at - 1] ?? {}, after, at === 0)
    return change ? [{ n: at + 1, kind: 'input', body: { contest_id, ...change } }] : []
  })
}
const texts = (lines: readonly EventLine[], now: ResultInput) =>
  inputFaults(lines, contest_id, now).map(({ text }) => text)

describe('the input of a result', () => {
  it('is told whole by the first line of a contest, and later as far as it changes', () => {
    const [first, second, ...more] = told(stored, { ...stored, numbers: { 5: 101 } }, stored)
    expect(first?.body).toMatchObject({ parts: stored })
    expect(second?.body).toEqual({
      contest_id,
      parts: { numbers: { 5: 101 } },
      was: { numbers: { 5: 101, 6: 102 } },
    })
    expect(more).toHaveLength(1)
    expect(inputChange(stored, stored, false)).toBeNull()
    expect(inputChange({}, {}, true)).toBeNull()
    expect(inputChange(stored, {}, false)?.parts).toMatchObject({ rules: null, numbers: null })
  })

  it('agrees with what is told of it, and of another contest, or of none, nothing is asked', () => {
    expect(texts(told(stored), stored)).toEqual([])
    expect(texts([], stored)).toEqual([])
    expect(inputFaults(told(stored), 'c2', {})).toEqual([])
    const publication: EventLine = { n: 9, kind: 'publication', body: { contest_id } }
    expect(texts([...told(stored), publication], stored)).toEqual([])
  })

  const { 'plan 0 main': plan, ...rest } = stored
  it.each<[string, ResultInput, string]>([
    ['rules', { ...stored, rules: { scoring: 'points' } }, 'Правила подсчёта'],
    ['the panel', { ...stored, panel: [] }, 'Состав судей'],
    [
      'a judge',
      { ...stored, judges: { A: [[11, null, null]], B: [[19, null, null]] } },
      'Кто судил под буквами B',
    ],
    ['a judge who is gone', { ...stored, judges: null }, 'Кто судил под буквами A, B'],
    ['numbers', { ...stored, numbers: { 5: 102, 6: 101 } }, 'Чьи это номера: №\u00A05, 6'],
    ['names', { ...stored, names: { 5: ['bb'], 6: ['bb'] } }, 'Имена под №\u00A05'],
    ['one dancer more', { ...stored, names: { 5: ['aa', 'cc'], 6: ['bb'] } }, 'Имена под №\u00A05'],
    ['who danced', { ...stored, 'entries 0 main': {} }, 'Финал. Кто танцевал и\u00A0кто выбыл'],
    [
      'a decision',
      { ...stored, 'decisions 0 main': [{}] },
      'Финал. Решения главного судьи и\u00A0организатора',
    ],
    ['a plan that is gone', rest, 'Финал. Танцы, сколько проходит дальше, судьи или пары'],
    [
      'a round that nobody told of',
      { ...stored, 'plan 1 hope leader': plan },
      'Тур надежды 1/2, ведущие. Танцы, сколько проходит дальше, судьи или пары',
    ],
  ])('is named where it is another one: %s', (_, now, what) => {
    expect(texts(told(stored), now)).toEqual([
      `${what}: не\u00A0то, что в\u00A0журнале турнира (строка\u00A01)`,
    ])
  })

  it('has names that are gone, and numbers that have no place: they can be compared with nothing', () => {
    expect(texts(told(stored), { ...stored, names: { 5: [''] } })).toEqual([])
    expect(texts(told({ ...stored, names: { 5: [''] } }), stored)).toEqual([])
    expect(texts(told(stored), { ...stored, names: null })).toEqual([])
  })

  describe('of which a line of an earlier version lacks a key', () => {
    const decision = { kind: 'order', entries: { 5: 1 }, by: 'Главный судья', judge: null }
    const of = (more: object, entries: object = { 5: 1 }): ResultInput => ({
      ...stored,
      rules: { ...(stored['rules'] as object), ...more },
      panel: file.panel.map(({ letter, role }) => ({ letter, role, ...more })),
      'plan 0 main': { ...(plan as object), ...more },
      'decisions 0 main': [{ ...decision, entries, ...more }],
    })

    it('agrees with it, whatever that key says, now and when it is told later', () => {
      const now = of({ newer: 1 })
      expect(texts(told(of({})), now)).toEqual([])
      const change = inputChange(now, of({ newer: 2 }), false)
      const later: EventLine = { n: 7, kind: 'input', body: { contest_id, ...change } }
      expect(texts([...told(of({})), later], of({ newer: 2 }))).toEqual([])
      expect(texts([...told(of({})), later], now)).toHaveLength(4)
    })

    it('is named where a key that the line has differs or is gone, and where a decision is for one more', () => {
      expect(texts(told(of({ newer: 1 })), of({ newer: 2 }))).toHaveLength(4)
      expect(texts(told(of({ newer: 1 })), of({}))).toHaveLength(4)
      expect(texts(told(of({})), of({}, { 5: 1, 6: 2 }))).toEqual([
        expect.stringMatching(/^Финал\. Решения/),
      ])
    })

    it('has one for all that a result file may leave out', () => {
      const { rules, ...others } = fileInput(file)
      expect(rules).toMatchObject({ degrees: [] })
      const contest = { ...file.contest, degrees: [{ title: 'Лауреат', from_percent: 90 }] }
      const lines = told({ ...others, rules })
      expect(texts(lines, fileInput({ ...file, contest }))).toEqual([
        expect.stringMatching(/^Правила/),
      ])
    })
  })

  it('that was changed past the server stays named, whatever the server writes later', () => {
    const bent = { ...stored, rules: { scoring: 'points' } }
    const change = inputChange(bent, stored, false)
    const lines: EventLine[] = [
      ...told(stored),
      { n: 7, kind: 'input', body: { contest_id, ...change } },
    ]
    expect(texts(lines, stored)).toEqual([
      'Правила подсчёта: изменено мимо журнала турнира, между строками\u00A01 и\u00A07',
    ])
    const put = inputChange({ ...rest, 'plan 0 main': plan }, stored, true)
    const late: EventLine[] = [...told(rest), { n: 7, kind: 'input', body: { contest_id, ...put } }]
    expect(texts(late, stored)).toEqual([
      'Финал. Танцы, сколько проходит дальше, судьи или пары: изменено мимо журнала турнира, между началом и\u00A0строкой\u00A07',
    ])
  })
})

describe('the input of a result file', () => {
  const hash = 'f'.repeat(64)
  const published = (n: number): EventLine => ({
    n,
    kind: 'publication',
    body: { contest_id, round_id: null, version: 1, hash, is_held: false },
  })
  const check = (lines: readonly EventLine[], own = file) =>
    fileInputFaults(lines, { ...own, hash }).map(({ part }) => part)

  it('is what the lines before its publication tell, whatever was changed since', () => {
    const later = told(stored, { ...stored, rules: {}, numbers: {} }).slice(1)
    const after = later.map((line) => Object.assign({}, line, { n: 30 }))
    expect(check([...told(stored), published(20), ...after])).toEqual([])
  })

  it('is named where it differs, without what a file does not have', () => {
    const places = file.places.map((place) => ({ ...place, names_commit: ['cc'] }))
    const bent = { ...file, rounds: [{ ...final, advance: 3, entries: [] }], places }
    const lines = [...told({ ...stored, judges: {} }), published(20)]
    expect(check(lines, bent)).toEqual(['names', 'plan 0 main', 'entries 0 main'])
  })

  it('is asked of no file without names, that no line publishes, or that is older than such lines', () => {
    const bare = file.places.map(({ names_commit: _commit, ...place }) => place)
    expect(check([...told(stored), published(20)], { ...file, places: bare })).toEqual(['names'])
    expect(check(told({ ...stored, rules: {} }))).toEqual([])
    expect(check([published(20)])).toEqual([])
  })

  it('has panels, pairs and decisions of its rounds', () => {
    const round = fileRound({
      kind: 'skating',
      panel: [{ letter: 'A', name: '', role: 'line' }],
      decisions: [
        {
          kind: 'seat',
          entries: {},
          text: 'Ушёл',
          by: 'Главный судья',
          at: '',
          judge: 'B',
          dance: 'Вальс',
        },
        { kind: 'order', entries: { 5: 1 }, text: 'Так', by: 'Главный судья', at: '' },
      ],
    })
    const ofLeaders = fileRound({ kind: 'skating', role: 'leader' })
    expect(fileInput(resultFile([round, ofLeaders], {}))).toMatchObject({
      'entries 0 main leader': {},
      'plan 0 main': { panel: [{ letter: 'A', role: 'line' }] },
      'decisions 0 main': [
        { kind: 'seat', entries: {}, by: 'Главный судья', judge: 'B', dance: 'Вальс' },
        { kind: 'order', entries: { 5: 1 }, by: 'Главный судья', judge: null, dance: null },
      ],
    })
  })
})
