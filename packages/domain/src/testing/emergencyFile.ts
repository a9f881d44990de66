import type { EmergencyFile, EmergencyRound } from '../emergency/file.ts'
import { withTyped, type TypedMarks } from '../emergency/typed.ts'

export const waltz = { dance: 'Вальс', attempt: 1, letter: 'A' }

const seats = ['A', 'B', 'C'].map((letter) => ({ letter, role: 'line', name: `Судья ${letter}` }))

export function round(id: number, values: Partial<EmergencyRound['file']> = {}): EmergencyRound {
  const dances = values.dances ?? ['Вальс', 'Танго']
  const entries = [5, 7, 9].map((start_number) => ({
    start_number,
    status: 'danced' as const,
    role: null,
  }))
  return {
    id,
    contest_id: 'a',
    version: 3,
    status: 'running',
    attempts: dances.map(() => 1),
    letters: dances.map(() => ['A', 'B', 'C']),
    seats,
    file: {
      index: 0,
      label: 'Финал',
      kind: 'skating',
      type: 'main',
      role: null,
      dances,
      advance: 0,
      seed: null,
      heats: [[9, 5], [7]],
      entries,
      pairs: [],
      marks: [],
      decisions: [],
      ...values,
    },
  }
}

export function fileOf(rounds: EmergencyRound[], scoring = 'skating'): EmergencyFile {
  return {
    format: 'parket-emergency/1',
    id: 4,
    made_at: '2026-12-01T11:00:00Z',
    event: {
      id: 1,
      name: 'Кубок',
      date_begin: '2026-12-01T06:00:00Z',
      date_end: '2026-12-01T21:30:00Z',
      city: 'Казань',
      time_zone: 'Europe/Moscow',
    },
    team: { name: 'Паркет', accent: '#8a2f4b' },
    contests: [
      {
        id: 'a',
        rules: {
          group_num: 7,
          group_name: 'Взрослые',
          section: '',
          scoring,
          final_max: 6,
          tie_break: 'head-to-head',
          criteria:
            scoring === 'points'
              ? [
                  { name: 'Техника', max: 100 },
                  { name: 'Образ', max: 50 },
                ]
              : [],
          drop_extremes: 'off',
        },
        panel: seats,
        numbers: [5, 7, 9],
      },
    ],
    rounds,
    sessions: [],
    people: [],
  }
}

/** Every judge gives these marks in every dance; rows by number. */
export function all(
  { id, file, letters }: EmergencyRound,
  rows: Record<number, number[]>,
  typed: TypedMarks = {},
): TypedMarks {
  return file.dances.reduce(
    (sum, dance, at) =>
      (letters[at] ?? []).reduce(
        (one, letter) => withTyped(one, id, { dance, attempt: 1, letter }, rows),
        sum,
      ),
    typed,
  )
}

export function contestOf(file: EmergencyFile): EmergencyFile['contests'][number] {
  return file.contests[0] as EmergencyFile['contests'][number]
}
