import { Link } from '../../../../components/Link/Link.tsx'
import type { DayFloor } from './dayData.ts'
import { itemRound, judgeText, waitedJudges } from './dayWords.ts'
import * as styles from './day.css.ts'

interface MissingSheetsProps {
  floors: readonly DayFloor[]
  marksHref: (groupNum: number, roundId: number | null) => string
}

/** Whose sheets are not there yet, of rounds that are on and of those whose floor has gone on. */
export function MissingSheets({ floors, marksHref }: MissingSheetsProps) {
  const missing = floors
    .flatMap(({ items }) => items)
    .flatMap((item) => waitedJudges(item).map((judge) => ({ item, judge })))
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="day-missing">
      <h2 id="day-missing" className={styles.asideTitle}>
        Нет листов <span className={styles.asideCount}>{missing.length}</span>
      </h2>
      <ul className={styles.missing}>
        {missing.map(({ item, judge }) => (
          <li key={`${item.id} ${judge.letter}`} className={styles.missingRow}>
            <b className={styles.letter}>{judge.letter}</b>
            <span className={styles.nextName}>{judge.name}</span>
            <Link href={marksHref(item.contest?.group_num ?? 0, item.rounds[0]?.id ?? null)}>
              {item.contest?.group_num}&nbsp;{itemRound(item)}, {judgeText(judge)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
