// Own <table>: a sheet of paper with boxes to write into.
import { paperSheet, type PaperSheet } from '@parket/domain/marks/paperSheet'
import { roundName } from '@parket/domain/round/name'
import { judgedDances, roundKind } from '@parket/domain/scoring/roundKind'
import { heatLines, lineNumbers, type PaperPartProps, type RoundItem } from './paperData.ts'
import { sheetSeats } from './paperRecipients.ts'
import { PaperFoot, PaperHead } from './PaperHead.tsx'
import * as styles from './paper.css.ts'

interface JudgeSheetsProps extends PaperPartProps {
  round: RoundItem
  /** The one whose sheet it is; left out: all who mark. */
  letter?: string
}

/** One sheet for each judge of the round's panel who marks it: numbers and empty boxes, no names. */
export function JudgeSheets({ round, paper, frame, print, letter: only }: JudgeSheetsProps) {
  const { contest } = paper
  if (contest.scoring === 'none') return null
  const kind = roundKind(contest.scoring, round.index)
  const sheet = paperSheet({
    kind,
    dances: judgedDances(kind, round.dances ?? contest.dances),
    advance: round.advance,
    entries: heatLines(round).flat().length,
    criteria: contest.criteria,
  })
  return sheetSeats(paper, round)
    .filter(({ letter }) => only === undefined || letter === only)
    .map(({ letter, judges }) => (
      <JudgeSheet
        key={letter}
        letter={letter}
        name={judges.at(-1)?.name ?? ''}
        sheet={sheet}
        round={round}
        frame={frame}
        print={print}
      />
    ))
}

interface JudgeSheetProps extends Omit<PaperPartProps, 'paper'> {
  letter: string
  name: string
  sheet: PaperSheet
  round: RoundItem
}

function JudgeSheet({ letter, name, sheet, round, frame, print }: JudgeSheetProps) {
  // One mark each: a box beside the number; else a table.
  const isOfBoxes = sheet.tables.length === 1 && sheet.tables[0]?.columns.length === 1
  return (
    <article className={styles.sheet} aria-label={`Лист судьи ${letter}`}>
      <PaperHead
        title={`Судья ${name}`}
        round={roundName(round)}
        frame={frame}
        print={print}
        letter={letter}
      />
      <p className={styles.task}>{sheet.task}</p>
      {isOfBoxes && <Boxes round={round} />}
      {sheet.total !== null && (
        <p className={styles.total}>
          Крестов всего <span className={styles.totalBox} /> из&nbsp;{sheet.total}
        </p>
      )}
      {(isOfBoxes ? [] : sheet.tables).map(({ title, columns }) => (
        <table key={title} className={styles.boxes}>
          {title !== '' && <caption className={styles.heading}>{title}</caption>}
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
          {heatLines(round).map((heat, at, heats) => (
            <tbody key={heat[0]?.number}>
              {heats.length > 1 && (
                <tr>
                  <th colSpan={columns.length + 1} scope="rowgroup" className={styles.heatRow}>
                    Заход {at + 1}
                  </th>
                </tr>
              )}
              {heat
                .toSorted((one, other) => one.number - other.number)
                .map((line) => (
                  <tr key={line.number}>
                    <th scope="row" className={styles.number}>
                      {lineNumbers(line)}
                    </th>
                    {columns.map((column) => (
                      <td key={column} className={styles.box}>
                        {'\u00A0'}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      ))}
      <div className={styles.signed}>
        <p className={styles.signLine}>Подпись судьи</p>
        <p className={styles.signLine}>Принял, время</p>
      </div>
      <PaperFoot
        print={print}
        code={[frame.contest?.group_num, roundName(round), letter].join('-')}
      />
    </article>
  )
}

/** As many boxes as dance, heat by heat and by number. */
function Boxes({ round }: { round: RoundItem }) {
  return heatLines(round).map((heat, at, heats) => (
    <section key={heat[0]?.number} className={styles.heat}>
      {heats.length > 1 && <h3 className={styles.heading}>Заход {at + 1}</h3>}
      <ul className={styles.grid}>
        {heat
          .toSorted((one, other) => one.number - other.number)
          .map((line) => (
            <li key={line.number} className={styles.gridCell}>
              {lineNumbers(line)}
              <span className={styles.gridBox} />
            </li>
          ))}
      </ul>
    </section>
  ))
}
