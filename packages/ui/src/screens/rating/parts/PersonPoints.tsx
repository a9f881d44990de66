import { fillPath } from '@parket/domain/site/address'
import { contestTitle } from '@parket/domain/contest/title'
import { formatDate } from '@parket/domain/format/date'
import { countOf, plural } from '@parket/domain/format/plural'
import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { tiedTitle } from '../../contests/contestLabels.ts'
import type { PersonRating, PointsLinks, RatingItem } from './ratingData.ts'
import { ResultsChart } from './ResultsChart.tsx'
import * as styles from './rating.css.ts'

export interface PersonPointsProps {
  rating: PersonRating
  links: PointsLinks
}

/** The sum of a person, every result with its rule, and why the sum changed. */
export function PersonPoints({ rating, links }: PersonPointsProps) {
  const { total, rank, rank_to: rankTo, promotions, items, changes } = rating
  const counted = items.filter((one) => one.is_counted).length
  return (
    <Stack gap="medium">
      <div>
        <p className={styles.points}>{pointsText(total)}</p>
        <Text tone="secondary">
          {plural(total.num / total.den, ['очко', 'очка', 'очков'])} за{' '}
          {countOf(counted, ['результат', 'результата', 'результатов'])}
          {rank !== null && `, ${sharedPlace(rank, rankTo ?? rank)} место в\u00A0рейтинге команды`}
        </Text>
        {promotions.map(({ level, to }) => (
          <Text key={`${level} ${to}`}>
            Набраны очки для перехода{level !== '' && ` из «${level}»`} в&nbsp;«{to}»
          </Text>
        ))}
      </div>
      <ResultsChart items={items} />
      {items.length > 0 && (
        <Table
          aria-label="Очки по турнирам"
          columns={columns(links, new Set(items.map(({ scheme }) => scheme)).size > 1)}
          items={items}
          getKey={(item) => `${item.contest_id} ${items.indexOf(item)}`}
          onPhone="rows"
        />
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </Stack>
  )
}

/** «Почему изменились мои очки». */
function Changes({ changes }: Pick<PersonRating, 'changes'>) {
  return (
    <Stack gap="small">
      <Heading level={2}>Почему изменились очки</Heading>
      {changes.map(({ at, before, after, results }) => (
        <div key={at}>
          <Text>
            {formatDate(at)}: было {pointsText(before)}, стало {pointsText(after)}
          </Text>
          {results.map((one) => (
            <Text key={`${one.event_name} ${one.group_name} ${one.text}`} tone="secondary">
              {one.text}: {one.event_name}, {one.group_name}: было {pointsText(one.before)}, стало{' '}
              {pointsText(one.after)}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  )
}

/** @param isByScheme whether several schemes gave points */
function columns(links: PointsLinks, isByScheme: boolean): TableColumn<RatingItem>[] {
  return [
    {
      id: 'event',
      title: 'За что',
      isRowHeader: true,
      render: (item) => (
        <>
          <Link
            href={fillPath(links.contest, { eventId: item.event.id, groupNum: item.group_num })}
          >
            {tiedTitle(contestTitle(item))}
          </Link>
          <Text size="small" weight="regular">
            <Link href={fillPath(links.event, { eventId: item.event.id })}>{item.event.name}</Link>
          </Text>
          <Text size="small" weight="regular" tone="secondary">
            {ruleText(item, isByScheme)}
          </Text>
        </>
      ),
    },
    {
      id: 'place',
      title: 'Место',
      align: 'end',
      render: ({ place, place_to, entries }) =>
        `${sharedPlace(place, place_to)} из\u00A0${entries}`,
    },
    { id: 'points', title: 'Очки', align: 'end', render: ({ points }) => pointsText(points) },
  ]
}

/** «Схема «WSDC»: ступень 20–39. Сейчас не в зачёте». */
function ruleText({ rule, scheme, is_counted }: RatingItem, isByScheme: boolean): string {
  const told = isByScheme
    ? `Схема «${scheme}»: ${rule}`
    : rule.charAt(0).toUpperCase() + rule.slice(1)
  return `${told}${is_counted ? '' : '. Сейчас не в\u00A0зачёте'}`
}
