import { judgedContests } from '@parket/domain/contest/judged'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { PageSource } from '../../data/page/source.ts'
import { eventSource, type Contest, type Event } from '../../data/event/eventSource.ts'

/** An event with those of its contests that have results. */
export interface ResultsData {
  event: Event
  contests: Contest[]
}

/** Contests that are only paid for or taught are left out. */
export function eventResultsSource(eventId: number): PageSource<ResultsData> {
  return {
    key: ['event-results', eventId],
    async fetch(read) {
      const { event, tags, contests } = await eventSource(eventId).fetch(read)
      return { event, contests: judgedContests(contests, payGroupNumber(tags)) }
    },
  }
}
