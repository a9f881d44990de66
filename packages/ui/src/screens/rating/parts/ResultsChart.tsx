import { contestTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import { countOf } from '@parket/domain/format/plural'
import { rivalsBehind } from '@parket/domain/rating/history'
import { sharedPlace } from '@parket/domain/rating/words'
import { LineChart } from '../../../components/LineChart/LineChart.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RatingItem } from './ratingData.ts'

/** Results over time: places of small and large contests are compared by how many came behind. */
export function ResultsChart({ items }: { items: readonly RatingItem[] }) {
  const events = Map.groupBy(items.toReversed(), ({ event }) => formatEventDates(event))
  const best = items.toSorted((one, other) => rivalsBehind(other) - rivalsBehind(one))[0]
  if (!best || events.size < 2) return null
  const wins = items.filter(({ place }) => place === 1).length
  return (
    <Stack gap="small">
      <Text isMeasured>
        Лучший результат: {sharedPlace(best.place, best.place_to)} место из&nbsp;{best.entries},{' '}
        {contestTitle(best)}, {formatEventDates(best.event)}.{' '}
        {wins > 0 && `Побед: ${wins} из\u00A0${countOf(items.length, ofResults)}.`}
      </Text>
      <LineChart
        title="Результаты по времени: соперников позади, %"
        labelTitle="Турнир"
        labels={[...events.keys()]}
        series={[
          {
            name: 'Лучший результат: соперников позади, %',
            values: [...events.values()].map((own) => Math.max(...own.map(rivalsBehind))),
          },
        ]}
      />
    </Stack>
  )
}

const ofResults = ['результата', 'результатов', 'результатов'] as const
