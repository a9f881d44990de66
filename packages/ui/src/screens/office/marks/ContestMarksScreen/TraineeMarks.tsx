// Own <table>: entries by judges, in the columns of the grid of marks above it.
import { shortNames } from '@parket/domain/judge/shortNames'
import { JudgeName } from './JudgeName.tsx'
import { givenText } from './markText.ts'
import { rowsOf, type RoundMarksItem } from './marksData.ts'
import * as styles from './trainees.css.ts'

interface TraineeMarksProps {
  round: RoundMarksItem
  /** The dance that is shown. */
  dance: string
}

/** What trainees gave in a dance: a table of its own below the sheet, as none of it counts. */
export function TraineeMarks({ round, dance }: TraineeMarksProps) {
  const attempt = round.dances.find(({ name }) => name === dance)?.attempt ?? 1
  const sheets = round.trainee_sheets.filter(
    (one) => one.dance === dance && one.attempt === attempt,
  )
  if (sheets.length === 0) return null
  const names = shortNames(sheets.map(({ name }) => name))
  return (
    <section className={styles.trainees} aria-labelledby="trainees">
      <div>
        <h2 id="trainees" className={styles.title}>
          Стажёры
        </h2>
        <p className={styles.note}>Судят рядом с&nbsp;панелью. В&nbsp;счёт это не&nbsp;идёт.</p>
      </div>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={`Оценки стажёров: ${dance}`}>
          <thead>
            <tr>
              <th scope="col" className={styles.numberHead}>
                №
              </th>
              {sheets.map(({ letter, name, finished_at }, at) => (
                <th key={letter} scope="col" className={styles.head}>
                  <b className={styles.letter}>{letter}</b>
                  <JudgeName full={name} short={names[at] ?? ''} />
                  <span className={styles.standing}>
                    {finished_at === null ? 'ставит' : 'сдано'}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(round).map(({ registration_id: id, start_number }) => (
              <tr key={id}>
                <th scope="row" className={styles.number}>
                  {start_number}
                </th>
                {sheets.map(({ letter, marks }) => (
                  <td key={letter} className={styles.cell}>
                    {givenText(
                      round.kind,
                      marks.find(({ registration_id }) => registration_id === id)?.values ?? [],
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
