import type { JudgeRound } from '@parket/domain/station/judge/judgeRound'
import type { JudgeSheet, SheetRows } from '@parket/domain/station/judge/judgeSheet'
import type { JudgeView } from './judgeView.ts'

const dances = ['Медленный вальс', 'Танго', 'Венский вальс', 'Медленный фокстрот', 'Квикстеп']

export const crossesRound: JudgeRound = {
  id: 7,
  version: 3,
  contest: '42 Стандарт, взрослые',
  label: '1/4',
  kind: 'crosses',
  dances,
  advance: 12,
  criteria: [],
  isOfPairs: false,
  heats: [
    [9, 23, 41, 46, 52, 61, 77, 81],
    [87, 95, 102, 108, 114, 119, 126, 131],
    [137, 140, 145, 152, 158, 163, 171, 180],
  ],
}

/** Sixty couples in three heats. */
export const largeRound: JudgeRound = {
  ...crossesRound,
  label: '1/32',
  advance: 48,
  heats: [0, 1, 2].map((heat) => Array.from({ length: 20 }, (_, index) => 101 + heat * 20 + index)),
}

export const callbacksRound: JudgeRound = {
  ...crossesRound,
  contest: '70 Jack & Jill, открытая',
  label: '1/4, ведущие',
  kind: 'callbacks',
  dances: ['Вест-кост-свинг'],
  advance: 10,
  heats: [
    [12, 19, 28, 33, 40, 54, 61, 70],
    [84, 91, 105, 113, 122, 128, 134, 149],
    [151, 156, 160, 166, 172, 175, 183, 190],
  ],
}

export const finalRound: JudgeRound = {
  ...crossesRound,
  label: 'Финал',
  kind: 'skating',
  advance: 0,
  heats: [[9, 46, 52, 87, 114, 131]],
}

/** The final of a Jack & Jill: pairs by the number of the leader. */
export const scoresRound: JudgeRound = {
  ...callbacksRound,
  label: 'Финал',
  kind: 'relative-placement',
  advance: 0,
  isOfPairs: true,
  heats: [[12, 28, 54, 84, 105, 128, 160, 183]],
}

export const pointsRound: JudgeRound = {
  ...crossesRound,
  contest: '11 Соло, взрослые, Oriental',
  label: 'Финал',
  kind: 'points',
  dances: ['Композиция'],
  advance: 0,
  criteria: ['Техника', 'Музыкальность', 'Построение', 'Образ'].map((name) => ({ name, max: 100 })),
  heats: [[23], [41], [87], [114], [131]],
}

export const rowsOf = (numbers: readonly number[], mark = 1): SheetRows =>
  Object.fromEntries(numbers.map((number) => [number, [mark]]))

export function sheetOf(rows: SheetRows, notes: readonly number[] = []): JudgeSheet {
  return { rows, notes, before: [{ rows: {}, notes: [] }] }
}

/** Ten crosses of twelve. */
export const ten = rowsOf([9, 46, 52, 77, 87, 114, 126, 131, 140, 158])
export const twelve = { ...ten, ...rowsOf([108, 171]) }

/** Rows that the server refused. */
export const refusals: JudgeView['refusals'] = [
  {
    seq: 31,
    round: '42. Стандарт, взрослые, 1/4',
    dance: 'Танго',
    numbers: [12, 87],
    message: 'Участника в\u00A0туре уже нет: №\u00A012, 87',
  },
  {
    seq: 40,
    round: '42. Стандарт, взрослые, 1/4',
    dance: 'Венский вальс',
    numbers: [9],
    message: 'Это место другого судьи',
  },
]

export function judgeView(changes: Partial<JudgeView> = {}): JudgeView {
  return {
    letter: 'C',
    round: crossesRound,
    dance: 1,
    sheet: sheetOf(ten, [119, 145]),
    brush: 0,
    isNoting: false,
    isRefused: false,
    heat: 1,
    heatOnFloor: 1,
    typed: null,
    typedScore: null,
    out: [],
    added: [],
    unsaved: [],
    next: 'Венский вальс',
    status: {
      tone: 'quiet',
      icon: 'check',
      fact: 'Всё сохранено',
      children: 'и\u00A0отправлено',
      aside: '14:30',
    },
    refusals: [],
    waitingLong: 0,
    phase: 'marking',
    ...changes,
  }
}
