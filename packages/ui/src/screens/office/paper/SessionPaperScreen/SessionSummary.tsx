// Own <table>: a sheet of paper.
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { PaperFoot } from '../ContestPaperScreen/PaperHead.tsx'
import * as paper from '../ContestPaperScreen/paper.css.ts'
import { sheetSeats } from '../ContestPaperScreen/paperRecipients.ts'
import type { SheetPrint } from '../ContestPaperScreen/paperData.ts'
import type { SessionPaperRound, SessionPapers } from './sessionPaperData.ts'

interface SessionSummaryProps {
  papers: SessionPapers
  /** «Кубок Паркета, 20–21 февраля, Москва». */
  occasion: string
  title: string
  timeZone: string
  print: SheetPrint
}

/** A session on one list: hours, rounds, breaks, how many dance, and who judges. */
export function SessionSummary({ papers, occasion, title, timeZone, print }: SessionSummaryProps) {
  return (
    <article className={paper.sheet} aria-label="Сводка отделения">
      <header className={paper.head}>
        <div>
          <p className={paper.quiet}>{occasion}</p>
          <h2 className={paper.title}>{title}</h2>
          <p>Сводка отделения</p>
        </div>
      </header>
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col">Время</th>
            <th scope="col">Что</th>
            <th scope="col">Танцуют</th>
            <th scope="col">Судьи</th>
          </tr>
        </thead>
        <tbody>
          {papers.session.items.map(({ id, start, title, contest_id, round_index }) => {
            const rounds = papers.rounds.filter(
              (round) => round.contest_id === contest_id && round.index === round_index,
            )
            return (
              <tr key={id}>
                <th scope="row" className={paper.number}>
                  {formatTime(start, timeZone)}
                </th>
                <td>{title}</td>
                <td>{rounds.map(dancersText).join('; ')}</td>
                <td>{lettersText(papers, rounds)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <PaperFoot print={print} />
    </article>
  )
}

function dancersText({ heats }: SessionPaperRound): string {
  if (heats.length === 0) return 'не составлен'
  const heatsText = countOf(heats.length, ['заход', 'захода', 'заходов'])
  return `${countOf(heats.flat().length, ['номер', 'номера', 'номеров'])}, ${heatsText}`
}

function lettersText({ contests }: SessionPapers, rounds: readonly SessionPaperRound[]): string {
  const letters = rounds.flatMap((round) => {
    const contest = contests.find(({ id }) => id === round.contest_id)
    return contest ? sheetSeats({ contest }, round).map(({ letter }) => letter) : []
  })
  return [...new Set(letters)].toSorted().join(' ')
}
