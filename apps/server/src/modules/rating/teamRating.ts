import type { components } from '@parket/api-client/schema'
import { ageLabel } from '@parket/domain/contest/ageLabel'
import { foldName } from '@parket/domain/person/foldName'
import { seasonOf, seasonTitle } from '@parket/domain/rating/season'
import { computeStandings, type Standing } from '@parket/domain/rating/standings'

import { tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { readPaging, toPage } from '../../db/paging.ts'
import { findByName, listNames } from './names.ts'
import { presentScheme } from './schemes.ts'
import { findRating, type StoredRating, type StoredResult } from './stored.ts'

type Schemas = components['schemas']
export type RatingQuery = Omit<
  Input<'getTeamRating'>['query'],
  'ds' | 'page' | 'page_size' | 'sort'
>

/** A page of the team's rating; those who ask for the same at the same time share the work. */
export async function getTeamRating(
  context: Context,
  { query }: Input<'getTeamRating'>,
): Promise<Answer<'getTeamRating'>> {
  const { db, shared } = context
  const teamId = tenantOf(context).id
  const paging = readPaging(query)
  const rating = await findRating(db, teamId)
  if (!rating) {
    return { ...noRating, ...toPage([], 0, paging) }
  }
  const { ds: _, page, page_size: pageSize, sort, ...filters } = query
  const key = JSON.stringify([teamId, rating.run.id, page, pageSize, sort, filters])
  return shared(`rating ${key}`, async () => {
    const found = await filterRating(context, rating, filters)
    const lines = sort === '-rank' ? found.toReversed() : found
    const shown = lines.slice(paging.offset, paging.offset + paging.pageSize)
    return {
      as_of: rating.run.as_of,
      calculated_at: rating.run.finished_at.toISOString(),
      rules: presentRules(rating),
      filters: filtersOf(rating),
      ...toPage(await presentLines(context, rating, shown), lines.length, paging),
    }
  })
}

const noRating = {
  as_of: null,
  calculated_at: null,
  rules: null,
  filters: { sections: [], levels: [], ages: [], seasons: [], cities: [] },
}

/** The standings among the results and people that the filters choose. */
export async function filterRating(
  { db }: Pick<Context, 'db'>,
  rating: StoredRating,
  { section, level, age, season, city, q = '' }: RatingQuery,
): Promise<Standing<StoredResult>[]> {
  const { rules, results, run } = rating
  if (!rules) return []
  const [minAge, maxAge] = (age ?? '').split(',')
  const chosen = results.filter(
    (result) =>
      (section === undefined || result.section === section) &&
      (level === undefined || result.level === level) &&
      (age === undefined ||
        (String(result.min_age ?? '') === minAge && String(result.max_age ?? '') === maxAge)),
  )
  const isWhole = chosen.length === results.length && season === undefined
  const all = isWhole
    ? rating.standings
    : computeStandings(chosen, rules, { asOf: run.as_of, season: season ?? null })
  const ofCity = city === undefined ? all : all.filter((one) => isFrom(one, city))
  if (q.trim() === '') return ofCity
  const found = await findByName(db, run.id, q)
  return ofCity.filter(({ person }) => found.has(person))
}

function isFrom(standing: Standing<StoredResult>, city: string): boolean {
  return foldName(cityOf(standing)) === foldName(city)
}

/** Of the latest result that counts. */
function cityOf({ counted }: Standing<StoredResult>): string {
  const [latest] = counted.toSorted((one, other) => other.day.localeCompare(one.day))
  return latest?.city ?? ''
}

/** Lines of the rating with their names. */
export async function presentLines(
  { db }: Pick<Context, 'db'>,
  { run }: StoredRating,
  lines: readonly Standing<StoredResult>[],
): Promise<Schemas['RatingLine'][]> {
  const names = await listNames(
    db,
    run.id,
    lines.map(({ person }) => person),
  )
  return lines.map((line) => ({
    person_id: line.person,
    name: names.get(line.person) ?? '',
    city: cityOf(line),
    rank: line.rank,
    rank_to: line.rank_to,
    points: line.total,
    results: line.counted.length,
    events: line.events,
    promotions: line.promotions,
  }))
}

function presentRules({ run, rules }: StoredRating): Schemas['PointsScheme'] | null {
  const kept = run.schemes.find(({ content }) => content === rules)
  return kept ? presentScheme(kept) : null
}

function filtersOf({ results, rules }: StoredRating): Schemas['RatingFilters'] {
  const window = rules?.window ?? { kind: 'all' }
  const ages = new Map(
    results.map((result) => [`${result.min_age ?? ''},${result.max_age ?? ''}`, ageLabel(result)]),
  )
  const seasons = new Set(results.map(({ day }) => seasonOf(day, window)))
  return {
    sections: sorted(results.map(({ section }) => section)),
    levels: sorted(results.map(({ level }) => level)),
    ages: [...ages]
      .filter(([, title]) => title !== '')
      .map(([value, title]) => ({ value, title }))
      .toSorted((one, other) => Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10)),
    seasons: [...seasons]
      .toSorted((one, other) => other - one)
      .map((season) => ({ value: String(season), title: seasonTitle(season, window) })),
    cities: sorted(results.map(({ city }) => city)),
  }
}

const collator = new Intl.Collator('ru')

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '').toSorted(collator.compare)
}
