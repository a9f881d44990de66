import { roundStatusLabel } from '../../round/status.ts'
import { countOf } from '../../format/plural.ts'
import { waitedFor, type Board, type BoardRound } from './board.ts'
import { listText } from '../../format/list.ts'
import { boardRoundTitle, type SeatNote } from './words.ts'

/** A row of the scrutineers' wall: a dance of a running round, or a counted round. */
export interface WallRow {
  key: string
  round: BoardRound
  dance: string | null
  title: string
  text: string
  /** How it stands. */
  note: { tone: SeatNote['tone'] | 'good'; text: string }
  /** What a press opens; null: nothing is to be done. */
  act: string | null
}

/** What is danced and marked now first, then what is counted. A dance that nobody has begun is told once it is next. */
export function wallRows({ rounds }: Pick<Board, 'rounds'>): WallRow[] {
  return rounds.flatMap((round) => {
    if (round.status === 'running') return rowsOf(round)
    return round.status === 'locked' ? [] : [countedRow(round)]
  })
}

function rowsOf(round: BoardRound): WallRow[] {
  const open = waitedFor(round)?.dance ?? null
  return round.dances.flatMap(({ name, attempt }, at): WallRow[] => {
    const sheets = round.seats.flatMap(({ letter, sheets }) => {
      const sheet = sheets[at]
      return sheet ? [{ letter, state: sheet.state }] : []
    })
    const isBegun = sheets.some(({ state }) => state !== 'empty')
    if (!isBegun && at !== open) return []
    const lettersOf = (...states: string[]) =>
      sheets.filter(({ state }) => states.includes(state)).map(({ letter }) => letter)
    const times = attempt > 1 ? `, ${attempt}-й раз` : ''
    return [
      {
        key: `${round.id} ${name}`,
        round,
        dance: name,
        title: `${boardRoundTitle(round)}, ${name.toLowerCase()}`,
        text: `${at === open ? 'идёт' : 'сдают'}${times}`,
        ...stateOf(round, sheets.length, lettersOf),
      },
    ]
  })
}

function stateOf(
  round: BoardRound,
  all: number,
  lettersOf: (...states: string[]) => string[],
): Pick<WallRow, 'note' | 'act'> {
  const differing = lettersOf('differs')
  if (differing.length > 0) {
    return { note: { tone: 'bad', text: `разошлось: ${listText(differing)}` }, act: 'Сверить' }
  }
  const open = lettersOf('empty', 'typing')
  if (open.length > 0) {
    return { note: { tone: 'quiet', text: `ждём ${listText(open)}` }, act: 'Набрать' }
  }
  const once = lettersOf('once')
  if (once.length > 0) {
    return {
      note: { tone: 'warning', text: `второй ввод: ${listText(once)}` },
      act: 'Второй ввод',
    }
  }
  const unchecked = lettersOf('paper')
  if (unchecked.length > 0) {
    return {
      note: { tone: 'warning', text: `сверьте с\u00A0бумагой: ${listText(unchecked)}` },
      act: 'С\u00A0бумагой',
    }
  }
  if (round.tied.length > 0)
    return { note: { tone: 'warning', text: 'у\u00A0главного' }, act: 'Листы' }
  return { note: { tone: 'good', text: `${all} из\u00A0${all}` }, act: 'Листы' }
}

function countedRow(round: BoardRound): WallRow {
  const { id, status, approval, late, seats } = round
  const isApproved = approval?.is_approved === true
  const waits = approval !== null && approval.is_needed && !isApproved
  return {
    key: String(id),
    round,
    dance: null,
    title: boardRoundTitle(round),
    text: [
      roundStatusLabel(status).toLowerCase(),
      ...(isApproved ? ['утверждён'] : []),
      ...(late > 0
        ? [countOf(late, ['поздняя отправка', 'поздние отправки', 'поздних отправок'])]
        : []),
    ].join(', '),
    note: waits
      ? { tone: 'warning', text: 'у\u00A0главного' }
      : { tone: 'good', text: `${seats.length} из\u00A0${seats.length}` },
    act: 'Листы',
  }
}
