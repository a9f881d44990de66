import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import type { LatePanelProps } from '@parket/ui/screens/station/tally/TallyScreen'

type LateMark = components['schemas']['LateMark']
type Items = NonNullable<LatePanelProps['items']>

interface RoundOfContest {
  contest_id: string
  round_id: number
}

/** The marks of a round about which nobody has decided, by start number. */
export async function loadLateMarks(
  api: ApiClient,
  { contest_id, round_id }: RoundOfContest,
): Promise<Items> {
  const params = { path: { id: contest_id, roundId: round_id } }
  const [late, { entries }] = await Promise.all([
    unwrap(api.GET('/api/contests/{id}/rounds/{roundId}/late-marks', { params })),
    unwrap(api.GET('/api/contests/{id}/rounds/{roundId}/marks', { params })),
  ])
  const numbers = new Map(entries.map((entry) => [entry.registration_id, entry.start_number]))
  return late.filter(({ decided }) => decided === null).map((one) => toItem(one, numbers))
}

/** Puts them into their sheet, or leaves it as it is. @throws ApiProblem */
export async function decideLateMarks(
  api: ApiClient,
  { contest_id, round_id }: RoundOfContest,
  decision: { n: number; apply: boolean; reason: string },
): Promise<void> {
  const { n, apply, reason } = decision
  await unwrap(
    api.PUT('/api/contests/{id}/rounds/{roundId}/late-marks/{lateN}', {
      params: { path: { id: contest_id, roundId: round_id, lateN: n } },
      body: { apply, reason },
    }),
  )
}

function toItem(late: LateMark, numbers: ReadonlyMap<number, number>): Items[number] {
  const { n, at, who, dance, letter, text, effect, changes, refused } = late
  return {
    n,
    at,
    who,
    dance,
    letter,
    text,
    effect,
    changes: changes.map(({ registration_id, from, to }) => ({
      start_number: numbers.get(registration_id) ?? 0,
      from,
      to,
    })),
    refused,
  }
}
