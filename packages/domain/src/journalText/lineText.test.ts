import { describe, expect, test } from 'vitest'
import { journalActor } from '../journal/actor.ts'
import { actorName } from './actorName.ts'
import { lineText, type ListedLine } from './lineText.ts'

const names = {
  numbers: new Map([
    [309, 9],
    [346, 46],
  ]),
  words: (values: readonly (number | null)[]) => (values[0] === 1 ? 'крест' : 'нет креста'),
}
const sheet = { dance: 'Румба', attempt: 1, letter: 'B', pass: 'first' }

/** Title and particulars of a line, in one text. */
function said(kind: string, body: object, more: Partial<ListedLine> = {}): string {
  const line: ListedLine = {
    n: 4,
    round_id: null,
    at: '2027-02-20T11:31:07Z',
    kind,
    user_id: 7,
    station_id: null,
    who: 'Орлова Анна',
    text: null,
    body,
    draw_number: null,
    ...more,
  }
  const { title, details } = lineText(line, names)
  return [title, ...details].join(' | ').replaceAll('\u00A0', ' ')
}

describe('a line of marks', () => {
  const mark = (body: object) =>
    said('mark', { ...sheet, source: 'station', entries: { 346: [1], 309: null }, ...body })

  test('says whose sheet, from where, and each number in their order', () => {
    expect(mark({})).toBe('Оценки: судья B, Румба | с планшета | № 9: снято | № 46: крест')
    expect(mark({ source: 'emergency', entries: {} })).toBe(
      'Оценки: судья B, Румба | из аварийного файла',
    )
    expect(mark({ attempt: 2, entries: {} })).toBe('Оценки: судья B, Румба, раз 2 | с планшета')
  })

  test('says which entry of a paper it is, or what was corrected', () => {
    const how = (body: object) => mark({ source: 'paper', entries: {}, ...body }).split(' | ')[1]
    expect(how({})).toBe('с листа')
    expect(how({ pass: 'second' })).toBe('второй ввод')
    expect(how({ pass: 'resolved' })).toBe('решено по листу')
    expect(how({ reason: 'x' })).toBe('исправлено с листа')
    expect(how({ source: 'station', reason: 'x' })).toBe('учтены поздние оценки')
    expect(how({ source: 'emergency', reason: 'x' })).toBe(
      'учтены поздние оценки из аварийного файла',
    )
  })

  test('says that they are hidden, and from whom', () => {
    expect(mark({ source: 'paper', entries: {}, hidden: 'until_second' })).toBe(
      'Оценки: судья B, Румба | с листа | скрыто до второго ввода',
    )
    expect(mark({ entries: {}, hidden: 'trainee' })).toMatch(/\| оценки стажёра скрыты$/)
  })

  test('names an entry that is in the contest no more without a number, first', () => {
    expect(mark({ entries: { 1: [0], 309: [1] } })).toMatch(
      /\| без номера: нет креста \| № 9: крест$/,
    )
    expect(mark({ entries: { 309: [1], 1: [0] } })).toMatch(
      /\| без номера: нет креста \| № 9: крест$/,
    )
  })
})

test('sheets are handed in and opened again', () => {
  expect(said('sheet.finished', sheet)).toBe('Лист сдан: судья B, Румба')
  expect(said('sheet.reopened', sheet)).toBe('Лист открыт снова: судья B, Румба')
})

test('late marks come, are refused, and are decided about', () => {
  const late = { ...sheet, entries: { 346: [1] }, numbers: {} }
  expect(said('late', { ...late, state: 'late' })).toBe(
    'Поздние оценки: судья B, Румба | № 46: крест',
  )
  const refused = { entries: {}, numbers: { 9999: [0], 46: [1], 12: null } }
  expect(said('late', { ...late, state: 'refused', ...refused })).toBe(
    'Оценки не приняты: судья B, Румба | № 12: снято | № 46: крест | № 9999: нет креста',
  )
  expect(said('late', { ...late, entries: {}, state: 'late', hidden: 'until_second' })).toBe(
    'Поздние оценки: судья B, Румба | скрыто до второго ввода',
  )
  expect(said('late.applied', { of: 9 })).toBe('Поздние оценки учтены | строка 9 этого тура')
  expect(said('late.dismissed', { of: 9 })).toBe('Поздние оценки отклонены | строка 9 этого тура')
})

test('a round is counted with so many lines and their head', () => {
  expect(said('round.closed', { lines: 42, head: '3f2a9c81b7d0aa' })).toBe(
    'Тур посчитан | 42 строки | отпечаток 3f2a 9c81 b7d0',
  )
  expect(said('round.closed', { lines: 0, head: '' })).toBe('Тур посчитан | 0 строк')
})

test('what a result follows from is told by its parts', () => {
  const parts = { rules: {}, numbers: {}, 'decisions 0 main': [] }
  expect(said('input', { contest_id: 'a', parts, was: {} })).toBe(
    'Исходные данные результата | Правила подсчёта | Чьи это номера | Финал. Решения главного судьи и организатора',
  )
})

describe('a line of a draw', () => {
  const seed = '5d1f6c1e0a77'

  test('says which draw of the round it is, its seed and its heats', () => {
    expect(said('draw', { seed, heats: [[1], [2]] }, { draw_number: 2 })).toBe(
      'Жеребьёвка № 2 | зерно 5d1f6c1e… | 2 захода',
    )
  })

  test('says that it was taken back, or opened again, by whom and whether the reason is gone', () => {
    const changed = (body: object, text: string | null = null) =>
      said('draw', { seed, ...body }, { text })
    expect(changed({ is_withdrawn: true })).toBe('Жеребьёвка: отменена | зерно 5d1f6c1e…')
    expect(changed({ is_unlocked: true, by: 'chief', reason: 'x' }, 'Ошибка')).toBe(
      'Жеребьёвка: заходы снова открыты | зерно 5d1f6c1e… | решение главного судьи',
    )
    expect(changed({ is_withdrawn: true, by: 'organiser', reason: 'x' })).toBe(
      'Жеребьёвка: отменена | зерно 5d1f6c1e… | причина удалена',
    )
    expect(changed({ is_withdrawn: true, by: 'undo' })).toMatch(/ \| действие отменено$/)
    expect(changed({ is_withdrawn: true, by: 'redraw' })).toMatch(/ \| заменена следующей$/)
  })

  test('of a session says its secret’s hash, then the digits', () => {
    expect(said('draw', { session_id: 3, secret_hash: '3f2a9c81b7d0aa' })).toBe(
      'Жеребьёвка отделения: назван отпечаток секрета | 3f2a 9c81 b7d0',
    )
    expect(said('draw', { session_id: 3, secret: 'aa', digits: '123456' })).toBe(
      'Жеребьёвка отделения: названы цифры | 123456',
    )
  })
})

test('panels are set for a contest or a round, and a judge is replaced', () => {
  expect(said('panel', { round_id: null, judge_ids: [1, 2, 3] })).toBe(
    'Состав судей номинации | 3 судьи',
  )
  expect(said('panel', { round_id: 4, judge_ids: [1] })).toBe('Состав судей тура | 1 судья')
  expect(said('panel', { round_id: 4, letter: 'C', dance: 'Румба', judge_id: 5 })).toBe(
    'Замена судьи C | Румба',
  )
})

describe('a line of a decision', () => {
  test('says what was decided, as the protocol does', () => {
    const cut = { kind: 'cut', dance: null, letter: null, numbers: { 346: 1, 309: 0 } }
    expect(said('decision', cut)).toBe('Решение: кто проходит из равных | Проходит № 46')
    const seat = { kind: 'seat', dance: 'Румба', letter: 'C', numbers: {} }
    expect(said('decision', seat)).toMatch(/^Решение: пустое место судьи \| Место судьи C пусто/)
  })

  test('leaves out who has no number here', () => {
    const order = { kind: 'order', numbers: { 1: 1, 309: 2 } }
    expect(said('decision', order)).toBe('Решение: порядок главного судьи | Порядок: № 9')
  })

  test('says that it was taken back', () => {
    expect(said('decision', { kind: 'deduction', is_withdrawn: true })).toBe(
      'Решение отменено: вычет',
    )
    expect(said('decision', { kind: 'attempt', dance: 'Румба' })).toBe(
      'Решение: повтор танца | Румба: танец повторён',
    )
  })

  test('says who left a round', () => {
    const exit = { kind: 'exit', registration_id: 346, status: 'not_present' }
    expect(said('decision', exit)).toBe('№ 46: не вышел')
    expect(said('decision', { ...exit, registration_id: 1, status: 'danced' })).toBe(
      'Участник: снова в туре',
    )
  })
})

test('a station is made, renamed, paired, handed over and revoked', () => {
  expect(said('station', { act: 'paired', kind: 'judge', is_without_pin: true })).toBe(
    'Рабочее место «Судья»: подключено устройство | без PIN',
  )
  expect(said('station', { act: 'revoked', kind: 'chief' })).toBe(
    'Рабочее место «Главный судья»: отозвано',
  )
})

describe('a line of what is public', () => {
  const hash = '3f2a9c81b7d0aa'

  test('says which version, whether it is held, and of what', () => {
    const of = (body: object) => said('publication', { round_id: null, ...body })
    expect(of({ version: 2, hash, is_held: false })).toBe(
      'Опубликовано, версия 2 | отпечаток 3f2a 9c81 b7d0',
    )
    expect(of({ version: 2, hash, is_held: true })).toMatch(/^Готова версия 2 /)
    expect(of({ round_id: 4, is_withdrawn: true })).toBe(
      'Публикация отменена | кто проходит дальше',
    )
    expect(of({ has_marks: true })).toBe('Опубликованы оценки')
    expect(of({ revealed_from_place: 3 })).toBe('Места показаны по одному')
  })

  test('says that the result was approved, how, and that it no longer is', () => {
    expect(said('approval', { hash, by: 'link', is_without_pin: true })).toBe(
      'Утверждено | по ссылке из письма | без PIN | отпечаток 3f2a 9c81 b7d0',
    )
    expect(said('approval', { hash: null })).toBe('Утверждение отозвано')
  })
})

test('checks are answered, and judged rounds corrected', () => {
  expect(said('check', { kind: 'even-panel' })).toBe('Ответ на проверку перед публикацией')
  expect(said('correction', sheet)).toBe('Исправлены оценки: судья B, Румба')
})

test('a kind that is not known yet is told as it is', () => {
  expect(said('later', {})).toBe('later')
})

test('people, devices and the server itself are told apart', () => {
  expect(journalActor({ user_id: 7, station_id: null })).toBe('user 7')
  expect(journalActor({ user_id: null, station_id: 3 })).toBe('station 3')
  const key = journalActor({ user_id: null, station_id: null })
  expect(actorName({ key, who: '', station_kind: null })).toBe('Сервер')
  expect(actorName({ key: 'user 7', who: '', station_kind: null })).toBe('Имя стёрто')
  expect(actorName({ key: 'user 7', who: 'Орлова Анна', station_kind: null })).toBe('Орлова Анна')
  expect(actorName({ key: 'station 3', who: 'Ким Ева', station_kind: 'judge' })).toBe(
    'Судья, Ким Ева',
  )
  expect(actorName({ key: 'station 3', who: '', station_kind: 'tally' })).toBe('Счётная комиссия')
})
