import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { dancerKey } from '@parket/domain/registration/dancers'
import { checkExactPerson } from '@parket/domain/search/personQuery'
import { today } from '@parket/domain/format/timeZone'
import type { PersonQuery } from '@parket/ui/screens/search/TournamentsScreen'
import { useLocation } from 'wouter'
import { usePageState } from '../data/page/PageState.tsx'
import { withQuery } from '@parket/domain/site/address'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useQueryForm } from './useQueryForm.ts'

/** What the address of a page calls the three things. */
type ParameterNames = Record<keyof PersonQuery, string>

/**
 * The person a page is about: whom the address names, otherwise the logged-in user (docs/rules/search-and-privacy.md,
 * «Exact match»).
 *
 * @param search the address's query without «?»
 */
export function useAskedPerson(search: string, names: ParameterNames) {
  const { status, user } = useAuth()
  const parameters = new URLSearchParams(search)
  const named: PersonQuery = {
    last_name: parameters.get(names.last_name) ?? '',
    first_name: parameters.get(names.first_name) ?? '',
    birth_date: parameters.get(names.birth_date) ?? '',
  }
  const isNamed = Object.values(named).some((value) => value !== '')
  const own: PersonQuery = {
    last_name: user?.last_name ?? '',
    first_name: user?.first_name ?? '',
    birth_date: user?.birth_date ?? '',
  }
  const isSelf = user !== null && (!isNamed || dancerKey(named) === dancerKey(own))
  return {
    asked: isNamed ? named : own,
    /** The account, where it is its person who is asked for. */
    ownId: isSelf ? user.id : null,
    /** Who is logged in is not known yet: their token makes a difference. */
    isWaiting: status === 'unknown' || status === 'restoring',
  }
}

/** The form of that person, and whether it is whole enough to ask the server. */
export function usePersonForm(asked: PersonQuery, names: ParameterNames, isSearching: boolean) {
  const { ds, now } = usePageState()
  const [path, navigate] = useLocation()
  const check = (query: PersonQuery) => checkExactPerson(query, today(now))
  const form = useQueryForm<PersonQuery>({
    asked,
    check,
    isSearching,
    onAsk: ({ last_name, first_name, birth_date }) =>
      navigate(
        withQuery(path, {
          [names.last_name]: last_name.trim(),
          [names.first_name]: first_name.trim(),
          [names.birth_date]: birth_date,
          ds,
        }),
      ),
  })
  return form
}

/** Whether the three things are there. */
export function isWholePerson(asked: PersonQuery, now: string): boolean {
  return !hasErrors(checkExactPerson(asked, today(now)))
}
