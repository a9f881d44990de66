import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { drawLine } from '@parket/domain/draw/words'
import type { RoundDrawLine } from '@parket/ui/screens/events/ContestResultScreen'
import { eventCalls } from '../data/event/eventCalls.ts'
import { withoutInfo, type Event } from '../data/event/eventSource.ts'
import type { PageSource } from '../data/page/source.ts'
import { eventDrawsCall } from './eventDraws.ts'

type Schemas = components['schemas']

/** An event with those of its contests of which something is public. */
export interface ResultsData {
  event: Event
  contests: Schemas['ContestResultSummary'][]
}

/** @param number the start number whose own result is asked for; null for none */
export function eventResultsSource(
  eventId: number,
  number: number | null,
): PageSource<ResultsData> {
  return {
    key: ['event', eventId, 'results', number ?? ''],
    async fetch(read) {
      const [event, contests] = await Promise.all([
        read(eventCalls.event(eventId)),
        read(eventCalls.results(eventId, number)),
      ])
      return { event: withoutInfo(event), contests }
    },
  }
}

/** An event with the published result of one contest. */
export interface ContestResultData {
  event: Event
  result: Schemas['ContestResult']
  /** In the rating of the team. */
  points: Pick<Schemas['EventRatingLine'], 'start_number' | 'points' | 'rule'>[]
  draws: RoundDrawLine[]
}

/** The published result of a contest. */
export function contestResultSource(
  eventId: number,
  groupNum: number,
): PageSource<ContestResultData> {
  const params = { path: { id: eventId, groupNum } }
  return {
    key: ['event', eventId, 'contest-result', groupNum],
    async fetch(read) {
      const [event, result, rating, drawn] = await Promise.all([
        read(eventCalls.event(eventId)),
        read({
          key: ['event', eventId, 'result', groupNum],
          fetch: (api) => unwrap(api.GET('/api/events/{id}/groups/{groupNum}/results', { params })),
        }),
        read({
          key: ['event', eventId, 'rating', groupNum],
          fetch: (api) =>
            unwrap(
              api.GET('/api/events/{id}/rating', {
                params: { path: { id: eventId }, query: { group_num: groupNum } },
              }),
            ),
        }),
        read(eventDrawsCall(eventId)),
      ])
      const points = rating.items.map(({ start_number, points: given, rule }) => ({
        start_number,
        points: given,
        rule,
      }))
      return { event: withoutInfo(event), result, points, draws: linesOf(drawn, groupNum) }
    },
  }
}

function linesOf({ contests }: Schemas['EventDraws'], groupNum: number): RoundDrawLine[] {
  const rounds = contests.find(({ group_num }) => group_num === groupNum)?.rounds ?? []
  return rounds.flatMap(({ index, type, role, draws }) => {
    const line = drawLine(draws)
    return line === null ? [] : [{ index, type, role, line }]
  })
}

/** What the query of a page of results asks for; what is no number asks for nothing. */
export function parseResultQuery(search: string): { number: number | null; round: number | null } {
  const parameters = new URLSearchParams(search)
  return {
    number: wholeNumber(parameters.get('number')),
    round: wholeNumber(parameters.get('round')),
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null
}
