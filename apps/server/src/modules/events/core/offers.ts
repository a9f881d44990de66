import type { components } from '@parket/api-client/schema'
import { judgedContests } from '@parket/domain/contest/judged'
import { isPast } from '@parket/domain/event/dates'
import { payGroupNumber } from '@parket/domain/event/tags'
import { fewPlacesLeft, lowestPrice, nextLowestPrice } from '@parket/domain/money/offer'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'

type Listed = components['schemas']['ListedEvent']
/** What follows from an event's contests and entries. */
export type Offer = Pick<Listed, 'price_from' | 'price_next' | 'places_left' | 'results'>

/**
 * What the public lists say of these events besides their own fields, by the event's id: one query, however
 * many events and contests there are.
 */
export async function findOffers(
  db: Kysely<Database>,
  events: readonly EventRow[],
  now: Date,
): Promise<Map<number, Offer>> {
  if (events.length === 0) return new Map()
  const ids = events.map(({ id }) => id)
  const rows = await selectOffers(db, ids, now).execute()
  const byId = new Map(events.map((event) => [event.id, event]))
  return new Map(
    rows.flatMap((row) => {
      const event = byId.get(row.id)
      return event ? [[row.id, offerOf(event, row, now)]] : []
    }),
  )
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]

function offerOf(event: EventRow, { tags, contests, dancers }: OfferRow, now: Date): Offer {
  const period = {
    ...event,
    date_begin: event.date_begin.toISOString(),
    date_end: event.date_end.toISOString(),
    archived_at: event.archived_at?.toISOString() ?? null,
    cancelled_at: event.cancelled_at?.toISOString() ?? null,
    reg_from: event.reg_from?.toISOString() ?? null,
    reg_to: event.reg_to?.toISOString() ?? null,
  }
  const rules = { event: period, tags, contests }
  const published = judgedContests(contests, payGroupNumber(tags)).filter(
    ({ status }) => status === 'published',
  )
  return {
    price_from: lowestPrice(rules, now),
    price_next: nextLowestPrice(rules, now),
    places_left: fewPlacesLeft(rules, now),
    results:
      isPast(period, now) && published.length > 0
        ? { contests: published.length, dancers: dancers ?? 0 }
        : null,
  }
}

function selectOffers(db: Kysely<Database>, ids: number[], now: Date) {
  return db
    .selectFrom('events')
    .where('events.id', 'in', ids)
    .select((eb) => [
      'events.id',
      jsonArrayFrom(
        eb
          .selectFrom('event_tags')
          .whereRef('event_tags.event_id', '=', 'events.id')
          .select(['tag_name', 'tag_value']),
      ).as('tags'),
      jsonArrayFrom(selectTerms(eb)).as('contests'),
      eb.case().when('events.date_end', '<', now).then(countDancers(eb)).end().as('dancers'),
    ])
}

/** Contests as far as an offer reads them; entries are counted only where there is a limit. */
function selectTerms(eb: ExpressionBuilder<Database, 'events'>) {
  return eb
    .selectFrom('contests')
    .whereRef('contests.event_id', '=', 'events.id')
    .where('contests.status', '<>', 'draft')
    .select(['group_num', 'status', 'tags', 'price', 'capacity', 'jnj_role_split'])
    .select((contest) =>
      contest
        .case()
        .when('capacity', 'is not', null)
        .then(
          contest
            .selectFrom('registrations')
            .whereRef('registrations.contest_id', '=', 'contests.id')
            .where('registrations.status', '=', 'active')
            .select((count) => count.fn.countAll<number>().as('n')),
        )
        .else(0)
        .end()
        .as('active_count'),
    )
}

/** People with an entry that stands, each once. */
function countDancers(eb: ExpressionBuilder<Database, 'events'>) {
  return eb
    .selectFrom('dancers')
    .whereRef('dancers.event_id', '=', 'events.id')
    .where((dancer) =>
      dancer.exists(
        dancer
          .selectFrom('registrations')
          .whereRef('registrations.reg_data_id', '=', 'dancers.reg_data_id')
          .where('registrations.status', '=', 'active')
          .select(sql.lit(1).as('one')),
      ),
    )
    .select(sql<number>`count(distinct person_key)`.as('n'))
}
