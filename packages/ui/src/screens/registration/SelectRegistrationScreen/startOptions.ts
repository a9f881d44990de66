import { ageLabel } from '@parket/domain/contest/ageLabel'
import type { MarkedList } from '@parket/domain/contest/filters'
import { contestLists } from '@parket/domain/contest/lists'
import { takesEntries } from '@parket/domain/contest/status'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { EventContest, EventData } from '../../events/eventData.ts'

export type StartOptionId = 'solo' | 'duets' | 'groups' | 'jnj' | 'masterClasses'

/** What registering can start with: a link into the wizard, filtered to it. */
export interface StartOption {
  id: StartOptionId
  title: string
  /** Whom it is for. */
  audience: string
  /** Contests that take entries now. */
  openCount: number
  /** Ages of these contests taken together; '' where there is no bound. */
  ages: string
  /** The filter of the wizard. */
  filter: StartFilter
}

/** `/register?count=solo|duets|a,b`, and the list whose contests stand first in it. */
export type StartFilter = {
  count: string
  list?: MarkedList
}

const descriptions: Record<StartOptionId, { title: string; audience: string }> = {
  solo: { title: 'Соло', audience: 'Один танцор на\u00A0паркете' },
  duets: { title: 'Дуэт', audience: 'Двое танцуют вместе' },
  groups: { title: 'Группа', audience: 'Малые группы и\u00A0формации' },
  jnj: {
    title: 'Jack & Jill',
    audience: 'Записываются по\u00A0одному, пары\u00A0— по\u00A0жребию',
  },
  masterClasses: { title: 'Мастер-классы', audience: 'Учиться, а\u00A0не\u00A0соревноваться' },
}

const ids: readonly StartOptionId[] = ['solo', 'duets', 'groups', 'jnj', 'masterClasses']

/** What registering at an event can start with, in the order people look for them; some may have nothing open. */
export function startOptions({ contests, tags }: EventData): StartOption[] {
  const lists = contestLists(contests, payGroupNumber(tags))
  return ids.map((id) => {
    const open = lists[id].filter(takesEntries)
    const { title, audience } = descriptions[id]
    return {
      id,
      title,
      audience,
      openCount: open.length,
      ages: ageLabel(widestAges(open)),
      filter: { count: countFilter(id, open), ...(isMarked(id) && { list: id }) },
    }
  })
}

/** Contests of these lists stand in others, too: count and age do not find them. */
function isMarked(id: StartOptionId): id is MarkedList {
  return id === 'jnj' || id === 'masterClasses'
}

function widestAges(contests: readonly EventContest[]) {
  const lowest = contests.map(({ min_age }) => min_age)
  const highest = contests.map(({ max_age }) => max_age)
  return {
    min_age: lowest.includes(null) || lowest.length === 0 ? null : Math.min(...lowest.map(Number)),
    max_age:
      highest.includes(null) || highest.length === 0 ? null : Math.max(...highest.map(Number)),
  }
}

/** «/register?count=solo|duets|a,b» (docs/rules/registration.md, «Doors»): the range of what is open. */
function countFilter(id: StartOptionId, open: readonly EventContest[]): string {
  if (id === 'solo' || id === 'duets') return id
  if (open.length === 0) return ''
  const least = Math.min(...open.map(({ min_count }) => min_count))
  const most = Math.max(...open.map(({ max_count }) => max_count))
  return `${least},${most}`
}
