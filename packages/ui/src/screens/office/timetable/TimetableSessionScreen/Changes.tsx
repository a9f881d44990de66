import { formatTime, formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { movedRuns, type MovedRun } from '@parket/domain/timetable/published'
import { timeItems } from '@parket/domain/timetable/timetable'
import { durationText } from '@parket/domain/format/duration'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import type { TimetableActions, TimetableData, TimetableItem } from './timetableData.ts'
import { itemName, publishedText } from './timetableWords.ts'
import * as styles from './panel.css.ts'

export interface ChangesProps {
  data: TimetableData
  actions: TimetableActions
  onChoose: (itemId: number | null) => void
}

/** Who sees the timetable since when, and what starts at another time than they saw first. */
export function Changes({ data, actions, onChoose }: ChangesProps) {
  const { publishedAt, floors, timeZone } = data
  if (publishedAt === undefined || publishedAt === null) return null
  const runs = floors.flatMap(({ start, items }) => movedRuns(timeItems(start, items)))
  return (
    <section className={styles.section} aria-label="Опубликовано">
      <h2 className={styles.sectionTitle}>{runs.length > 0 ? 'Изменено' : 'Опубликовано'}</h2>
      <p className={styles.quiet}>
        Гости видят расписание с&nbsp;{formatDateTime(publishedAt, timeZone)}. Изменения видны
        сразу.
      </p>
      {runs.length > 0 && (
        <>
          {/* Safari forgets that an unmarked list is a list. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className={styles.list} role="list">
            {runs.map((run) => (
              <Run key={run.first.id} {...{ run, data, onChoose }} />
            ))}
          </ul>
          <div className={styles.ways}>
            <LinkButton onPress={actions.onTakeBack}>Вернуть как опубликовано</LinkButton>
          </div>
        </>
      )}
    </section>
  )
}

function Run({
  run: { first, more, minutes },
  data,
  onChoose,
}: Pick<ChangesProps, 'data' | 'onChoose'> & { run: MovedRun<TimetableItem> }) {
  const shift = `${minutes > 0 ? '+' : '−'}${durationText(Math.abs(minutes))}`
  return (
    <li className={styles.row}>
      <span>
        <LinkButton emphasis="strong" onPress={() => onChoose(first.id)}>
          {itemName(first, data.contests)}
        </LinkButton>
        {more > 0 && (
          <span className={styles.note}>
            {`и ${countOf(more, ['пункт', 'пункта', 'пунктов'])} следом: ${shift}`}
          </span>
        )}
      </span>
      <span className={styles.times}>
        {formatTime(new Date(first.start), data.timeZone)}
        <span className={styles.note}>{publishedText(first, data.timeZone)}</span>
      </span>
    </li>
  )
}
