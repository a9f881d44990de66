import { newId } from '@parket/api-client/newId'
import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { fullName } from '@parket/domain/account/user'
import type { Scoring } from '@parket/domain/contest/status'
import { evenPanelText } from '@parket/domain/judge/evenPanel'
import { markedRows } from '@parket/domain/marks/markedRows'
import { judgesWhoMarkDance } from '@parket/domain/scoring/judgesWhoMark'
import type {
  DecisionDialogProps,
  DecisionDraft,
  DecisionKind,
} from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useEffect, useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'

type Schemas = components['schemas']
type RoundMarks = Schemas['RoundMarks']

interface DecisionOptions {
  /** Of whoever decides: an account or a station. */
  api: ApiClient
  eventId: number
  /** Null while no round has begun. */
  round: RoundMarks | null
  refetch: () => Promise<unknown>
  onRefused: (title: string, reasons: readonly string[]) => void
}

/** Puts decisions about a round on the record, and takes them back. */
export function useDecisions({ api, eventId, round, refetch, onRefused }: DecisionOptions) {
  const [kind, setKind] = useState<DecisionKind | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [judges, setJudges] = useState<readonly Schemas['EventJudge'][] | null>(null)
  const asksJudges = kind === 'seat'
  useEffect(() => {
    if (!asksJudges) return undefined
    const leaving = new AbortController()
    const params = { path: { id: eventId } }
    // Where they do not come, nobody can be chosen: the form says that it still loads.
    unwrap(api.GET('/api/events/{id}/judges', { params, signal: leaving.signal })).then(
      setJudges,
      () => {},
    )
    return () => leaving.abort()
  }, [api, asksJudges, eventId])
  const seated = new Set(round?.seats.map(({ judges }) => judges.at(-1)?.judge_id))

  async function submit(draft: DecisionDraft) {
    if (round === null) return
    setIsSending(true)
    try {
      await sendDecision(api, round, draft)
      setKind(null)
      await refetch()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  async function withdraw(decisionId: number) {
    if (round === null) return
    try {
      const path = { id: round.contest_id, roundId: round.round_id, decisionId }
      await unwrap(
        api.DELETE('/api/contests/{id}/rounds/{roundId}/decisions/{decisionId}', {
          params: { path },
        }),
      )
    } catch (error) {
      // Of one that is gone already, by the tap before or somebody else's, there is nothing to refuse.
      const isGone = error instanceof ApiProblem && error.code === 'decision_not_found'
      if (!isGone) onRefused('Решение не отменено', reasonsOf(error))
    }
    await refetch()
  }

  const deciding: DecisionDialogProps | null =
    kind === null || round === null
      ? null
      : {
          kind,
          // An order is of pairs where pairs dance, an exit of one person.
          entries: markedRows(round.entries, kind === 'order' ? round.pairs : []),
          tied: round.undecided,
          dances: round.dances.map(({ name }) => name),
          letters: lettersOf(round, kind),
          evenPanel: evenPanelText(scoringOf(round), inLastDance(round).length - 1),
          judges:
            judges
              ?.filter(({ judge_id }) => !seated.has(judge_id))
              .map(({ judge_id, judge }) => ({ id: judge_id, name: fullName(judge) })) ?? null,
          isSending,
          reasons,
          onSubmit: (draft) => void submit(draft),
          onClose: () => setKind(null),
        }
  return {
    deciding,
    onDecide: (chosen: DecisionKind) => {
      setReasons([])
      setKind(chosen)
    },
    onWithdraw: withdraw,
  }
}

/** A seat can be left by who gives marks to the end, and be taken over unless it is empty. */
function lettersOf(round: RoundMarks, kind: DecisionKind): string[] {
  const seats =
    kind === 'emptySeat'
      ? inLastDance(round)
      : round.seats.filter(({ empty_from }) => empty_from === null)
  return seats.map(({ letter }) => letter)
}

function inLastDance({ kind, seats, dances }: RoundMarks) {
  return judgesWhoMarkDance(kind, seats, dances.at(-1)?.name ?? '')
}

/** Only places and crosses lead to a majority; callbacks to one of the final. */
function scoringOf({ kind }: RoundMarks): Scoring {
  if (kind === 'points') return 'points'
  return kind === 'crosses' || kind === 'skating' ? 'skating' : 'relative-placement'
}

/** @throws ApiProblem */
function sendDecision(api: ApiClient, round: RoundMarks, draft: DecisionDraft): Promise<unknown> {
  const path = { id: round.contest_id, roundId: round.round_id }
  const { kind, dance, reason, letter } = draft
  if (kind === 'exit') {
    return unwrap(
      api.PUT('/api/contests/{id}/rounds/{roundId}/entries/{registrationId}', {
        params: { path: { ...path, registrationId: draft.registrationId ?? 0 } },
        body: { status: draft.status, reason },
      }),
    )
  }
  if (kind === 'seat') {
    return unwrap(
      api.POST('/api/contests/{id}/rounds/{roundId}/substitutions', {
        params: { path },
        body: { letter, dance, reason, judge_id: draft.judgeId ?? 0 },
      }),
    )
  }
  return unwrap(
    api.POST('/api/contests/{id}/rounds/{roundId}/decisions', {
      params: { path, header: { 'Idempotency-Key': newId() } },
      body: {
        kind: kind === 'emptySeat' ? 'seat' : kind,
        text: reason,
        ...numbersOf(round, draft),
      },
    }),
  )
}

/** The numbers of a decision, as the call takes them. */
function numbersOf({ undecided }: RoundMarks, draft: DecisionDraft) {
  const { kind, choice, chosen, order, registrationId, tenths, dance, letter } = draft
  if (kind === 'emptySeat') return { dance, letter }
  if (kind === 'attempt') return { dance }
  if (kind === 'cut' && choice !== 'which') return choice === null ? {} : { choice }
  if (kind === 'cut') {
    return {
      entries: undecided.map((id) => ({ registration_id: id, value: chosen.includes(id) ? 1 : 0 })),
    }
  }
  if (kind === 'order') {
    return {
      entries: Object.entries(order).flatMap(([id, value]) =>
        value === null ? [] : [{ registration_id: Number(id), value }],
      ),
    }
  }
  return registrationId === null || tenths === null
    ? {}
    : { entries: [{ registration_id: registrationId, value: tenths }] }
}
