import type { HallFloor } from '@parket/domain/live/hall/hallScene'
import { ContestName } from '../../../contests/ContestName.tsx'
import { itemTitle, roundText } from './hallWords.ts'
import * as styles from './hall.css.ts'

/** What dances on one floor or on two, by number. */
export function FloorsScene({ floors }: { floors: readonly HallFloor[] }) {
  const isAlone = floors.length === 1
  return (
    <div className={styles.floors}>
      {floors.map((one) => (
        <section
          key={one.floor}
          className={styles.floor}
          aria-label={[one.floor, itemTitle(one.item)].filter(Boolean).join('. ')}
        >
          <header className={styles.floorHead}>
            <h1 className={titleLook(itemTitle(one.item), isAlone)}>
              {!isAlone && one.floor !== '' && (
                <span className={styles.floorName}>{one.floor}</span>
              )}
              <ContestName>{itemTitle(one.item)}</ContestName>
            </h1>
            <p className={styles.round}>{roundText(one)}</p>
          </header>
          {one.page === null ? (
            <p className={styles.unknown}>Номера назовёт ведущий</p>
          ) : (
            <Numbers {...one.page} />
          )}
        </section>
      ))}
    </div>
  )
}

/** As many letters as fit on one line of the large size. */
const SHORT_TITLE = { alone: 32, half: 24 }

function titleLook(title: string, isAlone: boolean): string {
  if (isAlone) return title.length > SHORT_TITLE.alone ? styles.longTitle : styles.title
  return title.length > SHORT_TITLE.half ? styles.longTitleOfHalf : styles.titleOfHalf
}

function Numbers({ numbers, columns, size }: NonNullable<HallFloor['page']>) {
  return (
    <ol
      className={styles.numbers}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        fontSize: `calc(${size} * ${styles.pixel})`,
      }}
    >
      {numbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ol>
  )
}
