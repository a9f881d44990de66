import type { FileMarks, FileRound, ResultFile } from '../scoring/scoring.ts'

/** Marks by start number, letter after letter: `{ 7: '112', 9: '221' }` are the marks of judges A, B, C. */
export type MarksByNumber = Record<number, string | readonly number[]>

/** The marks of one dance, judge by judge. */
export function dance(
  name: string,
  marks: MarksByNumber,
  more: Partial<FileMarks> = {},
): FileMarks[] {
  const rows = Object.entries(marks).map(
    ([number, given]) => [number, Array.from(given, Number)] as const,
  )
  return Array.from({ length: rows[0]?.[1].length ?? 0 }, (_, judge) => ({
    dance: name,
    attempt: 1,
    counted: true,
    judge: String.fromCharCode(65 + judge),
    criterion: null,
    values: Object.fromEntries(rows.map(([number, given]) => [number, given[judge] as number])),
    ...more,
  }))
}

/** A round of one dance, «Вальс»; those who have marks danced it. */
export function fileRound(
  round: Partial<FileRound> & Pick<FileRound, 'kind'>,
  marks: MarksByNumber = {},
): FileRound {
  const index = round.index ?? 0
  return {
    index,
    label: index === 0 ? 'Финал' : `1/${2 ** index}`,
    type: 'main',
    role: null,
    dances: ['Вальс'],
    advance: 0,
    seed: null,
    heats: [],
    entries: Object.keys(marks).map((number) => ({
      start_number: Number(number),
      status: 'danced',
      role: null,
    })),
    pairs: [],
    marks: dance('Вальс', marks),
    decisions: [],
    ...round,
  }
}

export function decision(
  kind: FileRound['decisions'][number]['kind'],
  entries: Record<number, number>,
): FileRound['decisions'][number] {
  return { kind, entries, text: '', by: 'Главный судья', at: '2026-11-21T12:00:00+03:00' }
}

/** «2», «3–4» by start number. */
export function filePlaces(places: Record<number, string>): ResultFile['places'] {
  return Object.entries(places).map(([number, text]) => {
    const [place, place_to = place] = text.split('–').map(Number)
    return {
      start_number: Number(number),
      names: [`Танцор ${number}`],
      place: place as number,
      place_to: place_to as number,
      rule: '5',
    }
  })
}

export function resultFile(
  rounds: FileRound[],
  places: Record<number, string>,
  contest: Partial<ResultFile['contest']> = {},
): ResultFile {
  return {
    format: 'parket-result/1',
    version: 1,
    event: { id: 1, name: 'Кубок', date_begin: '2026-11-21' },
    contest: {
      group_num: 7,
      group_name: 'Соло, взрослые',
      section: 'Стандарт',
      scoring: 'skating',
      final_max: 8,
      tie_break: 'head-to-head',
      criteria: [],
      drop_extremes: 'off',
      ...contest,
    },
    panel: ['A', 'B', 'C'].map((letter) => ({ letter, name: `Судья ${letter}`, role: 'line' })),
    rounds,
    places: filePlaces(places),
    corrections: [],
    hash: '',
  }
}
