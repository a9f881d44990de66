import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import { Link } from '../../../../components/Link/Link.tsx'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import type { TimetableActions, TimetableData } from './timetableData.ts'
import { conflictText, itemName, itemOf, mendText, placedItems } from './timetableWords.ts'
import * as styles from './panel.css.ts'
import { badge } from './timetable.css.ts'

export interface ConflictsProps {
  data: TimetableData
  actions: TimetableActions
  onChoose: (itemId: number | null) => void
  judgesHref: string
}

/** Who cannot dance or judge as planned, by the number that both rounds bear, each with two ways out. */
export function Conflicts(props: ConflictsProps) {
  const { conflicts } = props.data
  if (conflicts.length === 0) return null
  return (
    <section className={styles.section} aria-label="Накладки">
      <h2 className={styles.sectionTitle}>
        Накладки <span className={styles.bad}>{conflicts.length}</span>
      </h2>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {conflicts.map((conflict, index) => (
          <Conflict
            key={conflict.kind + conflict.itemIds.join()}
            conflict={conflict}
            number={index + 1}
            {...props}
          />
        ))}
      </ul>
    </section>
  )
}

function Conflict({
  conflict,
  number,
  data,
  actions,
  onChoose,
  judgesHref,
}: ConflictsProps & { conflict: TimetableConflict; number: number }) {
  const shownId = itemOf(conflict, data)
  const item = placedItems(data).get(shownId)
  return (
    <li className={styles.conflict}>
      <span className={badge}>{number}</span>
      <div>
        {item && (
          <LinkButton emphasis="strong" onPress={() => onChoose(shownId)}>
            {itemName(item, data.contests)}
          </LinkButton>
        )}
        <div className={styles.quiet}>{conflictText(conflict, shownId, data)}</div>
        <div className={styles.ways}>
          {data
            .mendsOf(conflict)
            .slice(0, 2)
            .map((mend) =>
              mend.kind === 'judge' ? (
                <Link key={mend.kind} href={judgesHref}>
                  {mendText(mend, data)}
                </Link>
              ) : (
                <LinkButton key={mend.kind} onPress={() => actions.onMend(mend)}>
                  {mendText(mend, data)}
                </LinkButton>
              ),
            )}
        </div>
      </div>
    </li>
  )
}
