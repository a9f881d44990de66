// Own <table>: a sheet of paper with boxes to write into.
import type { DancedRound } from '@parket/domain/emergency/dancedRound'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import { paperSheet } from '@parket/domain/marks/paperSheet'
import { numberedTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import { roundName } from '@parket/domain/round/name'
import * as paper from '../../paper/ContestPaperScreen/paper.css.ts'

interface RoundSheetsProps {
  file: EmergencyFile
  danced: DancedRound
}

/** An empty sheet for each judge who marks the round: numbers and boxes, no names of those who dance. */
export function RoundSheets({ file, danced }: RoundSheetsProps) {
  const { round, contest, file: fileRound, lines } = danced
  const sheet = paperSheet({
    kind: fileRound.kind,
    dances: fileRound.dances,
    advance: fileRound.advance,
    entries: lines.length,
    criteria: contest.rules.criteria,
  })
  const letters = [...new Set(round.letters.flat())]
  if (lines.length === 0) return <p>Состав тура ещё не известен: листы появятся вместе с ним.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={paper.paper} tabIndex={0} aria-label="Листы на печать">
      {letters.map((letter) => (
        <article key={letter} className={paper.sheet} aria-label={`Лист судьи ${letter}`}>
          <header className={paper.head}>
            <span className={paper.letter}>{letter}</span>
            <div>
              <p className={paper.quiet}>
                {[file.event.name, formatEventDates(file.event), file.event.city]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <h2 className={paper.title}>{numberedTitle(contest.rules)}</h2>
              <p>
                Судья {round.seats.find((seat) => seat.letter === letter)?.name}.{' '}
                {roundName(fileRound)}
              </p>
            </div>
          </header>
          <p className={paper.task}>{sheet.task}</p>
          {sheet.tables.map(({ title, columns }) => (
            <table key={title} className={paper.boxes}>
              {title !== '' && <caption className={paper.heading}>{title}</caption>}
              <thead>
                <tr>
                  <th scope="col">№</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ number, numbers }) => (
                  <tr key={number}>
                    <th scope="row" className={paper.number}>
                      {numbers.join('/')}
                    </th>
                    {columns.map((column) => (
                      <td key={column} className={paper.box}>
                        {'\u00A0'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
          <div className={paper.signed}>
            <p className={paper.signLine}>Подпись судьи</p>
            <p className={paper.signLine}>Принял, время</p>
          </div>
          <p className={paper.foot}>
            <span>Аварийный файл № {file.id}</span>{' '}
            <span>{[contest.rules.group_num, roundName(fileRound), letter].join('-')}</span>
          </p>
        </article>
      ))}
    </section>
  )
}
