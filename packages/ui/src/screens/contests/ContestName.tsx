import * as styles from './ContestName.css.ts'

/** A range and the short word that it counts. */
const RANGE = /(\d+–\d+(?:[ \u00A0]\S{1,12})?)/

/** A contest's name, whose ranges stay whole: browsers end a line after the dash of «2–3 соло». */
export function ContestName({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
