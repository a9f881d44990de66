import type { ClosedCell } from '@parket/domain/club/cells'
import { cellKey } from '@parket/domain/club/clubProblems'
import { entryOf, togetherIn, type ClubEntry } from '@parket/domain/club/entries'
import { freePlaces } from '@parket/domain/contest/places'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { dancerKey } from '@parket/domain/registration/dancers'
import { priceNow } from '../../contests/price.ts'
import type { EventContest } from '../../events/eventData.ts'
import type { ClubView } from './clubView.ts'
import type { CellContent } from './GridCell.tsx'

/** What a cell shows; whoever is entered can always be taken out again. */
export function contentOf(
  view: ClubView,
  contest: EventContest,
  key: string,
  closed: ClosedCell | null,
): CellContent {
  const own = entryOf(view.entries, contest.id, key)
  if (closed && !own) return { state: 'closed', ...closed }
  const errors = view.isTried ? (view.problems.cells[cellKey(contest.id, key)] ?? []) : []
  return {
    state: 'open',
    isTicked: own !== undefined,
    note: own ? noteOf(view, contest, own, key) : null,
    role: own && contest.jnj_role_split ? { value: own.role } : null,
    errors,
  }
}

/** Below the tick: that it waits, else the partner. */
function noteOf(view: ClubView, contest: EventContest, own: ClubEntry, key: string): string | null {
  const { added, stored } = view.plan.queue
  if (added.has(own) || stored.has(own)) return 'очередь'
  if (togetherIn(contest) !== 'pair') return null
  const partner = own.dancers.find((one) => one !== key)
  const dancer = view.roster.find((one) => dancerKey(one) === partner)
  return dancer ? dancer.last_name : 'пара?'
}

/** What it costs and how one dances in it. */
export function openText(contest: EventContest, event: ClubView['event'], now: Instant): string {
  const price = `${formatMoney(priceNow(contest.price, event, now))} с\u00A0танцора`
  const queue =
    freePlaces(contest) === 0 ? '. Мест нет: встанет в\u00A0очередь, не\u00A0оплачивается' : ''
  const together = {
    alone: '',
    pair: '. Пара: отметьте двоих, одного за\u00A0другим',
    group: '. Все отмеченные танцуют вместе',
  }[togetherIn(contest)]
  return price + together + queue
}

/** How many are entered in a contest. */
export function dancersIn(entries: readonly ClubEntry[], contestId: string): number {
  return entries
    .filter((entry) => entry.contestId === contestId)
    .reduce((sum, { dancers }) => sum + dancers.length, 0)
}
