import { fillPath } from '@parket/domain/site/address'
import type { NowItem } from '@parket/domain/live/now'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { cx } from '../../../theme/cx.ts'
import type { LiveData, LiveLinks } from './liveData.ts'
import { itemName, itemRound, resultText } from './liveWords.ts'
import * as styles from './LiveScreen.css.ts'

/** As many results as are told here; all of them have a page. */
const LATEST = 5

/** What is counted and waits for its announcement, and what was published last. */
export function LatestResults({ data, links }: { data: LiveData; links: LiveLinks }) {
  const { floors, results, event, ceremonies } = data
  // What is revealed at this moment stands above, place by place.
  const revealed = new Set(ceremonies.map(({ group_num }) => group_num))
  const waiting = floors.flatMap(({ items }) =>
    items.filter(({ result, group_num }) => result === 'waiting' && !revealed.has(group_num ?? 0)),
  )
  const published = results.filter(({ revealed_from_place }) => revealed_from_place === null)
  const latest = published.toSorted((one, other) =>
    other.published_at.localeCompare(one.published_at),
  )
  if (waiting.length === 0 && latest.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={cx(styles.head, styles.ruled)}>
        <Heading level={2} size={2}>
          Результаты
        </Heading>
        {latest.length > 0 && links.results !== null && (
          <Link href={links.results}>все {latest.length}</Link>
        )}
      </div>
      <ul className={styles.rows}>
        {waiting.map((item) => (
          <li key={item.id} className={styles.row}>
            <p className={styles.name}>{nameOf(item)}</p>
            <Text size="small" tone="secondary">
              подсчитано, ждём объявления
            </Text>
          </li>
        ))}
        {latest.slice(0, LATEST).map((result) => (
          <li key={result.contest_id} className={styles.row}>
            <p className={styles.name}>
              <Link href={fillPath(links.contest, { groupNum: result.group_num })}>
                {result.group_num}&nbsp;{result.group_name}
              </Link>
            </p>
            <Text size="small" tone="secondary">
              {resultText(result, event.time_zone)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(item: NowItem): string {
  return [itemName(item), itemRound(item)].filter(Boolean).join(', ')
}
